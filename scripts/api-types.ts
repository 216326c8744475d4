// npm run api-types [-- --check]: generates the frontend's schemas and types from the backend's OpenAPI document.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zodModule } from './api-types/zod-module.ts';
import { buildIfChanged } from './embedded/build.ts';
import { root } from './embedded/root.ts';

await buildIfChanged(root, 'backend');
const printed = execFileSync(process.execPath, ['dist/print-api-document.js'], {
  cwd: join(root, 'backend'),
  encoding: 'utf8',
});
const file = join(root, 'frontend/api/wire.gen.ts');
const made = zodModule(JSON.parse(printed));
if (!process.argv.includes('--check')) {
  writeFileSync(file, made);
} else if (readFileSync(file, 'utf8') !== made) {
  console.error("frontend/api/wire.gen.ts is older than the backend's API. Run: npm run api-types");
  process.exitCode = 1;
}
