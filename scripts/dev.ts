// npm run dev: the same parts as npm start, rebuilt and reloaded when a source file changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './embedded/build.ts';
import { Shutdown } from './embedded/shutdown.ts';
import { prepareStack, readSettings, root } from './embedded/stack.ts';

process.env['NODE_ENV'] = 'development';
const shutdown = new Shutdown();
try {
  const settings = readSettings(process.env);
  await buildIfChanged(root, 'backend');
  const stack = await prepareStack(settings, programs(), shutdown);
  console.log('Starting backend and frontend…');
  await stack.backend.start();
  await stack.frontend.start();
  await watchBackend();
  stack.introduceAdmin();
  console.log(`Ready on http://localhost:${settings.port}, reloading when a file changes.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await shutdown.run(1);
}

function programs(): { backend: string[]; frontend: string[] } {
  return {
    backend: ['--watch', '--watch-preserve-output', '--enable-source-maps', 'dist/main.js'],
    frontend: ['--watch-path=server', '--watch-preserve-output', 'server/dev.ts'],
  };
}

/** The compiler writes dist/, which the backend's own watcher reloads; its errors belong on the screen. */
async function watchBackend(): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', '.', '--watch', '--preserveWatchOutput'];
  const child = spawn(process.execPath, args, {
    cwd: join(root, 'backend'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await shutdown.add(() => {
    child.kill('SIGTERM');
  });
}
