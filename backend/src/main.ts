import 'reflect-metadata';
import { readEnv } from './config/env.js';
import { createApp } from './create-app.js';

try {
  const env = readEnv(process.env);
  const app = await createApp(env);
  await app.listen(env.PORT, env.HOST);
  process.send?.({ listening: await app.getUrl() });
  // Started by another process that has gone, even killed outright: nothing may be left running.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
