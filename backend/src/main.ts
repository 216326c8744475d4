import 'reflect-metadata';
import type { Server } from 'node:http';
import { readEnv } from './config/env.js';
import { createApp } from './create-app.js';

/** Longer than any proxy keeps an idle connection: the proxy closes it, never this server just as a request arrives. */
const KEEP_ALIVE_MS = 75_000;

// Started by another process that has gone, even killed outright: nothing may be left running.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
try {
  const env = readEnv(process.env);
  const app = await createApp(env);
  const server: Server = await app.listen(env.PORT, env.HOST);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  process.send?.({ listening: await app.getUrl() });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
