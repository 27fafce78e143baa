import { useState } from 'react';

/** Shows a choice at once, before the real value (the URL, a response) follows. */
export function useOptimisticValue<Value>(value: Value): readonly [Value, (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ readonly from: Value; readonly to: Value }>();
  if (ahead && ahead.from !== value) {
    setAhead(undefined);
  }
  return [ahead ? ahead.to : value, (chosen) => setAhead({ from: value, to: chosen })];
}
