import { format } from 'node:util';
import { pino } from 'pino';
import { redact } from './redact.ts';

/** One JSON line each, as the backend writes them. */
export const log = pino({ hooks: { streamWrite: redact } });

/** What the page library says of the scripts that are left out of the head on purpose, one line for each script. */
const OUR_CHOICE = '[vike][Warning][injectFilter()]';

/** Pages and their library speak to the console: from now on that becomes lines of the log. */
export function consoleToLog(): void {
  Object.assign(console, {
    error: writer('error'),
    warn: writer('warn'),
    info: writer('info'),
    log: writer('info'),
  });
}

function writer(level: 'error' | 'warn' | 'info') {
  return (...said: unknown[]): void => {
    const err = said.find((part) => part instanceof Error);
    const text = format(...said.filter((part) => part !== err));
    if (!text.startsWith(OUR_CHOICE)) log[level]({ ...(err && { err }) }, text || err?.message);
  };
}
