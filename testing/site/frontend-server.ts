import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';

const announcement = z.object({ listening: z.url() });

/** Serves a built frontend on a free port, with a backend from elsewhere or none. */
export async function serveFrontend(
  folder: string,
  backendUrl: string,
  settings: Record<string, string> = {},
) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', BACKEND_URL: backendUrl, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await once(child, 'message');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url: announcement.parse(message).listening, stop };
}
