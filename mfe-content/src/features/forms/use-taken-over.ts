import { useEffect, useState } from 'react';

/** Whether the browser has taken over what the server rendered: false in the first rendering, which must equal the server's. */
export function useTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return isTakenOver;
}
