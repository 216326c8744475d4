import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Finding } from './Finding.ts';
import { WalkLine } from './WalkLine.tsx';

const ignore = () => undefined;
const at = { where: 'the title', place: { field: 'heading' } };
const title: Finding = { key: 'title', isStop: true, text: 'The blog has no title.', ...at };
const slug: Finding = { key: 'slug', isStop: true, text: 'The address is taken.', ...at };
const date: Finding = { key: 'date', isStop: false, text: 'The date is old.', ...at };

function shown(...findings: Finding[]): string {
  const panel = { isOpen: true, openedAt: 0, going: title };
  const acts = { open: ignore, close: ignore, leave: ignore, go: ignore, goBack: ignore };
  return renderToStaticMarkup(<WalkLine panel={{ ...panel, ...acts }} findings={findings} />);
}

test('the next one is offered of those that are counted', () => {
  expect(shown(title, slug, date)).toContain('Next');
  expect(shown(title, date)).not.toContain('Next');
});
