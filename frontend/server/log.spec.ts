import { spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';

const line = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string(), stack: z.string() }).optional(),
});

const logModule = new URL('./log.ts', import.meta.url).href;
const program = (code: string) => [
  '--input-type=module',
  '-e',
  `(await import('${logModule}')).consoleToLog(); ${code}`,
];

function logged(code: string) {
  const { stdout } = spawnSync(process.execPath, program(code), { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((text) => line.parse(JSON.parse(text)));
}

test('what goes to the console is written as a JSON line, an error with where it came from', () => {
  const [warning, error] = logged(
    `console.warn('Slow', { tries: 3 }); console.error(new Error('Out of reach'));`,
  );
  expect(warning).toMatchObject({ level: 40, msg: 'Slow { tries: 3 }' });
  expect(error).toMatchObject({ level: 50, msg: 'Out of reach', err: { message: 'Out of reach' } });
  expect(error?.err?.stack).toContain('at ');
});

test('neither a preview link nor what somebody searched for is written, in an error or beside it', () => {
  const link = `/blog-preview/7.1763600000000.${'x'.repeat(43)}`;
  const [failure] = logged(
    `console.error('GET ${link}', new Error('No answer to blogsearch?search=my+illness, asha@example.com'));`,
  );
  expect(failure).toMatchObject({ msg: 'GET /blog-preview/[token]' });
  expect(failure?.err?.message).toBe('No answer to blogsearch?[query] [email]');
  expect(failure?.err?.stack).not.toMatch(/illness|asha/);
});

test('no link of a receipt is written, neither by the page nor by an error', () => {
  const token = `4f3a9c21-e2bb-4255-8caf-4136c566a962.${'x'.repeat(43)}`;
  const [failure] = logged(
    `console.error('GET /consent?receipt=${token}', new Error('consent?receipt=${token} could not be read, nor /consent/${token}.'));`,
  );
  expect(failure).toMatchObject({ msg: 'GET /consent?[query]' });
  expect(failure?.err?.message).toBe('consent?[query] could not be read, nor /consent/[token].');
  expect(JSON.stringify(failure)).not.toMatch(/4f3a9c21|xxx/);
});

test('while a file has no room its lines are cut or lost, and it goes on in a new line once there is', () => {
  const { path, remove } = temporaryFolder('studio-full-log');
  onTestFinished(remove);
  const file = join(path, 'frontend.log');
  writeFileSync(file, 'x'.repeat(500));
  const code = `
    for (const what of ['one', 'two']) {
      console.error(what);
      process.emitWarning(what);
      await new Promise(setImmediate);
    }
    (await import('node:fs')).truncateSync('${file}', 20);
    console.log('There is room.');`;
  // No file may be longer than 512 bytes.
  const { status } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, ...program(code)],
    { stdio: ['ignore', openSync(file, 'a'), openSync(file, 'a')], timeout: 25_000, killSignal: 'SIGKILL' },
  );
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[1] ?? '')).toMatchObject({
    msg: 'There is room.',
  });
});
