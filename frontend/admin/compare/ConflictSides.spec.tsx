import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { combineDrafts } from '../draft/combineDrafts.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { ConflictSides } from './ConflictSides.tsx';

const begun = emptyDraft('2026-11-30');

async function shown(
  mine: Partial<PostDraft>,
  theirs: Partial<PostDraft>,
  base: PostDraft | undefined = begun,
) {
  const sides = { base, mine: { ...begun, ...mine }, theirs: { ...begun, ...theirs } };
  const props = { ...sides, ...combineDrafts(postDraftKind, sides) };
  const { prelude } = await prerender(<ConflictSides kind={postDraftKind} {...props} />);
  const html = await new Response(prelude).text();
  return html.replaceAll(/<[^>]+>/g, '\n').split(/\n+/);
}

test('what both have changed is compared, and what only they have changed is shown to be kept', async () => {
  const lines = await shown({ heading: 'Ash' }, { heading: 'Elm', alt: 'A room' });
  expect(lines).toEqual(
    expect.arrayContaining(['You have both changed this:', 'Title', 'Alt Tag', 'A room']),
  );
  expect(lines).toContain('Only they have changed this. It is kept when you save yours:');
});

test('different changes of two are no question', async () => {
  const lines = await shown({ heading: 'Ash' }, { alt: 'A room' });
  expect(lines).toContain(
    'You have changed different things, so both can be kept. This is what they have changed:',
  );
  expect(lines).not.toContain('Title');
});

test('who saves into what was published meanwhile is told that visitors will see it', async () => {
  const warning = expect.stringMatching(/^They have published or scheduled it/);
  expect(await shown({ heading: 'Ash' }, { status: 'published' })).toContainEqual(warning);
  expect(await shown({ status: 'published' }, { status: 'published', alt: 'A room' })).not.toContainEqual(
    warning,
  );
});

test('what is the same on both sides is said to be', async () => {
  expect(await shown({ heading: 'Ash' }, { heading: 'Ash' })).toContain('They say the same.');
});
