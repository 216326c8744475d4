import 'reflect-metadata';
import type { Server } from 'node:http';
import { Logger } from 'nestjs-pino';
import { readEnv } from './config/env.js';
import { reasonOf } from './errors/reason-of.js';

/** Longer than any proxy: the proxy closes an idle connection, never this server just as a request arrives. */
const KEEP_ALIVE_MS = 75_000;
/** For a whole request: two pictures on a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;

// The process that started this one has gone, even killed outright: nothing may be left running.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
try {
  const env = readEnv(process.env);
  // Not before: a mistake in studio/ is found while it is loaded.
  const { createApp } = await import('./create-app.js');
  const app = await createApp(env);
  // Node would print all that the error holds, which somebody may have typed in.
  process.on('uncaughtException', (error) => {
    app.get(Logger).fatal(error);
    process.exit(1);
  });
  const server: Server = await app.listen(env.PORT, env.HOST);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  process.send?.({ listening: await app.getUrl() });
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
