import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The present time, renewed twice a minute: for the line of now, and for what may be recorded by now. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
