// node scripts/build.ts: builds what has changed, so that no test that starts the site spends its own time on it.
import { buildIfChanged } from './embedded/build.ts';
import { root } from './embedded/root.ts';

await buildIfChanged(root, 'backend');
await buildIfChanged(root, 'frontend');
