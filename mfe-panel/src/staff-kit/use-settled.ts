import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A typed text once nothing was typed for a moment: so that not each letter is a call. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
