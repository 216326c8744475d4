import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const WARNING_MINUTES = 2;

function minutesLeft(expiresAt: number): number | undefined {
  const minutes = Math.ceil((expiresAt - Date.now()) / MINUTE);
  return minutes <= WARNING_MINUTES ? Math.max(minutes, 1) : undefined;
}

/** Undefined before the last minutes. */
export function useMinutesLeft(expiresAt: number): number | undefined {
  const [minutes, setMinutes] = useState(() => minutesLeft(expiresAt));
  useEffect(() => {
    const look = () => setMinutes(minutesLeft(expiresAt));
    look();
    const timers = Array.from({ length: WARNING_MINUTES }, (_, ahead) =>
      setTimeout(look, expiresAt - Date.now() - (ahead + 1) * MINUTE),
    );
    return () => timers.forEach(clearTimeout);
  }, [expiresAt]);
  return minutes;
}
