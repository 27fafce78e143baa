import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstInteraction } from './first-interaction';
import { optional } from './optional';

/**
 * A part that only answers to what somebody does on the page: it shows nothing and its code is not fetched before the first
 * sign that somebody is there.
 */
export function afterInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = optional(load);
  return function AfterInteraction(props: Props) {
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => afterFirstInteraction(() => setIsWanted(true)), []);
    return isWanted ? <Part {...props} /> : null;
  };
}
