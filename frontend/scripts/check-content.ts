// node scripts/check-content.ts (before a build: tells each mistake in the content files, which pages would only show later)
import { contentMistakes } from './contentMistakes.ts';

const mistakes = contentMistakes(new URL('../content/', import.meta.url));
if (mistakes.length > 0) {
  process.stderr.write(`${mistakes.join('\n')}\n`);
  process.exitCode = 1;
}
