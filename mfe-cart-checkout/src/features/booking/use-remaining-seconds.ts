import { useEffect, useRef, useState } from 'react';

const secondsUntil = (deadline: number) => Math.max(0, (deadline - Date.now()) / 1000);

/** Seconds until an instant of this browser's clock, updated each second; calls `onEnd` once when it is reached. */
export function useRemainingSeconds(deadline: number, onEnd: () => void): number {
  const [remaining, setRemaining] = useState(() => secondsUntil(deadline));
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    const tick = () => {
      const now = secondsUntil(deadline);
      setRemaining(now);
      if (now > 0) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(tick, 1000);
    setRemaining(secondsUntil(deadline));
    // A phone that wakes up fires this event seconds before its timers.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  return remaining;
}
