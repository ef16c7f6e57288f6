import { useRef } from 'react';

/** Lets one at a time through: `take` says whether it is one's turn, `free` that the next may come. */
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
 * Sends what a press asks for, once: the second press of a double click comes before the button can show that the first
 * is under way.
 */
export function usePressOnce<Variables>({ mutate }: Sending<Variables>): (variables: Variables) => void {
  const { take, free } = useOneAtATime();
  return (variables) => {
    if (take()) mutate(variables, { onSettled: free });
  };
}
