import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstInteraction } from './first-interaction';
import { lazyOptional } from './lazy-optional';

/**
 * A component that is not needed before the first interaction: until then it renders nothing and its code is not loaded.
 */
export function lazyOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Component = lazyOptional(load);
  return function AfterInteraction(props: Props) {
    const [hasInteracted, setHasInteracted] = useState(false);
    useEffect(() => afterFirstInteraction(() => setHasInteracted(true)), []);
    return hasInteracted ? <Component {...props} /> : null;
  };
}
