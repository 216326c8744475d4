// npm start: builds what changed, starts Postgres, backend and frontend, and stops them together.
import { assertCanListen } from './embedded/assert-can-listen.ts';
import { buildIfChanged } from './embedded/build.ts';
import { giveToOwner } from './embedded/give-to-owner.mjs';
import { keepSettings } from './embedded/keep-settings.ts';
import { markServed } from './embedded/served.mjs';
import { Shutdown } from './embedded/shutdown.ts';
import { root } from './embedded/root.ts';
import { startNotices } from './embedded/start-notices.ts';
import { type Programs, prepareStack, readStartSettings } from './embedded/stack.ts';

const shutdown = new Shutdown();
try {
  const settings = readStartSettings(process.env);
  await assertCanListen(settings);
  for (const notice of startNotices(root, settings.siteUrl, process.env)) console.error(notice);
  await shutdown.add(markServed(root, settings.port));
  await buildIfChanged(root, 'backend');
  await buildIfChanged(root, 'frontend');
  const programs: Programs = { mode: 'production', backend: ['dist/main.js'], frontend: ['server/main.ts'] };
  const stack = await prepareStack(settings, programs, shutdown);
  console.log('Starting backend and frontend…');
  await stack.backend.start();
  keepSettings(settings, process.env);
  await stack.frontend.start();
  giveToOwner(settings.dataDir);
  stack.introduceAdmin();
  console.log(`Ready on http://localhost:${settings.port}`);
} catch (error) {
  // Ctrl-C during a start is no failure.
  if (!shutdown.hasBegun) console.error(error instanceof Error ? error.message : error);
  await shutdown.run(1);
}
