import {
  hashKey,
  useMutation as useLibraryMutation,
  type DefaultError,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * The library's mutation, which sends the same thing once however often it is asked for while it is under way: it tells the
 * button only after a moment that it is busy, and presses may come quicker than that.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
) {
  const [underWay] = useState(() => new Set<string>());
  const { onSettled } = options;
  const mutation = useLibraryMutation<Data, Failure, Variables, Context>({
    ...options,
    onSettled: async (data, error, variables, ...rest) => {
      underWay.delete(hashKey([variables]));
      await onSettled?.(data, error, variables, ...rest);
    },
  });
  const { mutate } = mutation;
  const mutateOnce = useCallback(
    (...args: Parameters<typeof mutate>) => {
      const key = hashKey([args[0]]);
      if (!underWay.has(key)) {
        underWay.add(key);
        mutate(...args);
      }
    },
    [mutate, underWay],
  );
  return { ...mutation, mutate: mutateOnce };
}
