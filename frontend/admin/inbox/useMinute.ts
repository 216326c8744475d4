import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Now, to the minute: what counts down is drawn again when it changes. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
