import { useRef } from 'react';

/** Lets one call at a time through: `take` returns whether it may run, `free` admits the next. */
export function useOneAtATime(): { take(): boolean; free(): void } {
  const isTaken = useRef(false);
  return {
    take() {
      const isMine = !isTaken.current;
      isTaken.current = true;
      return isMine;
    },
    free() {
      isTaken.current = false;
    },
  };
}

/** What is used of a mutation. */
interface Sending<Variables> {
  mutate(variables: Variables, options: { onSettled(): void }): void;
}

/**
 * Sends one request per press: the second press of a double click comes before the button can show that the first is
 * under way.
 */
export function usePressOnce<Variables>({ mutate }: Sending<Variables>): (variables: Variables) => void {
  const { take, free } = useOneAtATime();
  return (variables) => {
    if (take()) mutate(variables, { onSettled: free });
  };
}
