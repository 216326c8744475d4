import { runToEnd } from './run-to-end.ts';

/** In its own process, so that the backend knows neither the owner's nor the first administrator's password. */
export async function migrate(env: Record<string, string | undefined>): Promise<void> {
  await runToEnd('migrate.js', env);
}
