// node scripts/checks/exported-names.ts: in each program no two files export the same name.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../embedded/root.ts';
import { doubledNames } from './doubled-names.ts';

/** What imports from each other. The two servers may have one name for one thing, such as a role. */
const PROGRAMS = [
  ['backend/src/**/*.ts'],
  ['frontend/**/*.{ts,tsx}'],
  ['{bench,e2e,faults,nginx,scripts,testing}/**/*.{ts,tsx}', 'backend/test/**/*.ts'],
];

for (const patterns of PROGRAMS) {
  const files = globSync(patterns, {
    cwd: root,
    exclude: (path) => /^(node_modules|dist)$/.test(basename(path)),
  });
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  for (const { name, files: doubles } of doubledNames(sources)) {
    console.error(`${name} is exported by ${doubles.join(' and ')}: give what differs another name.`);
    process.exitCode = 1;
  }
}
