// node scripts/compress-build.ts (part of the build)
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const assets = fileURLToPath(new URL('../dist/client/assets', import.meta.url));
const TEXTS = '**/*.{js,css,svg,vtt,json}';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

for await (const name of glob(TEXTS, { cwd: assets })) {
  const file = join(assets, name);
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
