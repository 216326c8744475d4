import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/serverClock.ts';

const MINUTE = 60_000;

export function useCurrentMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
