import type { PathOrFileDescriptor } from 'node:fs';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const read = (path: PathOrFileDescriptor, encoding: 'utf8') =>
    String(path).endsWith('/studio/limits.json') ? '{,}' : fs.readFileSync(path, encoding);
  return { ...fs, readFileSync: read };
});

it('tells a mistake in a file of the studio alone, and not as one of the database', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`Ended with ${code}.`);
  });
  await expect(import('./migrate.js')).rejects.toThrow('Ended with 1.');
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^studio\/limits\.json is no JSON: .+\n$/)]]);
});
