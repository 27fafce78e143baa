import { useState } from 'react';

/** What somebody has just chosen, ahead of the value that follows it a moment later: an address, an answer. */
export function useAhead<Value>(value: Value): readonly [Value, (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ readonly from: Value; readonly to: Value }>();
  if (ahead && ahead.from !== value) {
    setAhead(undefined);
  }
  return [ahead ? ahead.to : value, (chosen) => setAhead({ from: value, to: chosen })];
}
