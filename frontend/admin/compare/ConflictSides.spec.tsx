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
  known: Partial<PostDraft> | null = {},
) {
  const start = { ...begun, ...known };
  const base = known === null ? undefined : start;
  const sides = { base, mine: { ...start, ...mine }, theirs: { ...start, ...theirs } };
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

test('what only I have changed is told as that', async () => {
  const lines = await shown({ heading: 'Ash' }, {});
  expect(lines).toEqual(expect.arrayContaining(['Only you have changed something:', 'Title']));
  expect(await shown({}, { heading: 'Ash' })).toContain(
    'You have changed nothing. This is what they have changed:',
  );
});

test('where nobody knows what I began with that is said, and all that differs is shown', async () => {
  const lines = await shown({ heading: 'Ash' }, { alt: 'A room' }, null);
  expect(lines).toEqual(
    expect.arrayContaining(['What you began with is kept no longer. This differs:', 'Title', 'Alt Tag']),
  );
});

const scheduled = (publish_at: string) => ({ status: 'scheduled' as const, publish_at });
const [sooner, later] = [scheduled('2098-01-30T10:00'), scheduled('2098-01-31T10:00')];
const published = { status: 'published' as const };

test.each([
  ['They have published it', { heading: 'Ash' }, published, {}],
  ['They have published it', { heading: 'Ash' }, { ...published, publish_at: '' }, later],
  ['They have chosen when', { heading: 'Ash' }, later, {}],
  ['They have chosen when', { heading: 'Ash' }, sooner, later],
  ['You are publishing it', published, { alt: 'A room' }, {}],
  ['You are publishing it', { ...published, publish_at: '' }, { alt: 'A room' }, later],
  ['You are scheduling it', later, { alt: 'A room' }, {}],
  ['Saving yours puts it on the site at once', published, { heading: 'Ash' }, null],
  ['Saving yours puts it on the site at its time', later, { heading: 'Ash' }, null],
])(
  'who would put words on the site by the act of another is told: %s',
  async (warning, mine, theirs, base) => {
    expect(await shown(mine, theirs, base)).toContainEqual(expect.stringContaining(warning));
  },
);

test('who has nothing to save is told of no publishing', async () => {
  expect(await shown({}, published)).not.toContainEqual(expect.stringMatching(/^They have published/));
});

test('who publishes what nobody else has changed is told nothing', async () => {
  const lines = await shown({ status: 'published' }, {});
  expect(lines).not.toContainEqual(expect.stringMatching(/^You are publishing it/));
});

test('what is the same on both sides is said to be', async () => {
  expect(await shown({ heading: 'Ash' }, { heading: 'Ash' })).toContain('They say the same.');
});
