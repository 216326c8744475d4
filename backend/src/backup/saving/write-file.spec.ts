import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeFile } from './write-file.js';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-write-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'site.tar');
}

const untilError = (output: NodeJS.WritableStream) =>
  new Promise<void>((_done, no) => output.once('error', no));

describe('a file that is written', () => {
  it.each([
    ['a server', (path: string) => new Promise<void>((_done, no) => connect(`${path}/s`).once('error', no))],
    ['another file', (path: string) => readFile(`${path}/picture`).then(() => undefined)],
  ])('is not said to be missing where %s is', async (_what, read) => {
    const path = await newFile();
    await expect(writeFile(path, () => read(join(path, '../nowhere')))).rejects.toThrow(/^(connect|ENOENT)/);
  });

  it('says why it cannot be written', async () => {
    const path = join(await newFile(), 'site.tar');
    await expect(writeFile(path, untilError)).rejects.toThrow(
      `${path} cannot be written: there is no such file or folder.`,
    );
  });
});
