import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstInteraction } from './first-interaction';
import { lazyOptional } from './lazy-optional';

/**
 * A component that is not needed before the first interaction: until then it renders nothing and its code is not loaded.
 * `isNeeded` is asked once the page is hydrated, for what an earlier page has begun.
 */
export function lazyOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: () => boolean = () => false,
): ComponentType<Props> {
  const Part = lazyOptional(load);
  return function AfterInteraction(props: Props) {
    const [hasInteracted, setHasInteracted] = useState(false);
    useEffect(() => {
      if (!isNeeded()) return afterFirstInteraction(() => setHasInteracted(true));
      setHasInteracted(true);
      return undefined;
    }, []);
    return hasInteracted ? <Part {...props} /> : null;
  };
}
