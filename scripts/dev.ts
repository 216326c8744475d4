// npm run dev: the same parts as npm start, rebuilt and reloaded when a source file changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { assertCanListen } from './embedded/assert-can-listen.ts';
import { buildIfChanged } from './embedded/build.ts';
import { keepSettings } from './embedded/keep-settings.ts';
import type { Service } from './embedded/service.ts';
import { Shutdown } from './embedded/shutdown.ts';
import { root } from './embedded/root.ts';
import { type Programs, prepareStack, readStartSettings } from './embedded/stack.ts';

const shutdown = new Shutdown();
try {
  const settings = readStartSettings(process.env);
  await assertCanListen(settings);
  await buildIfChanged(root, 'backend');
  const stack = await prepareStack(settings, programs(), shutdown);
  console.log('Starting backend and frontend…');
  await stack.backend.start();
  keepSettings(settings, process.env);
  await stack.frontend.start();
  await watchBackend();
  watchFrontendServer(stack.frontend);
  stack.introduceAdmin();
  console.log(`Ready on http://localhost:${settings.port}, reloading when a file changes.`);
} catch (error) {
  if (!shutdown.hasBegun) console.error(error instanceof Error ? error.message : error);
  await shutdown.run(1);
}

function programs(): Programs {
  return {
    mode: 'development',
    backend: ['--watch', '--watch-preserve-output', 'dist/main.js'],
    frontend: ['server/dev.ts'],
  };
}

/** The compiler writes dist/, which the backend's watcher reloads; its errors go to the terminal. */
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

function watchFrontendServer(frontend: Service): void {
  let waiting: NodeJS.Timeout | undefined;
  watch(join(root, 'frontend/server'), { recursive: true }, () => {
    // One change of a file is reported several times.
    clearTimeout(waiting);
    waiting = setTimeout(() => void restart(frontend), 200);
  });
}

async function restart(service: Service): Promise<void> {
  try {
    await service.stop();
    await service.start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
