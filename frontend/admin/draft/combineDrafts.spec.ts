import { expect, test } from 'vitest';
import { combineDrafts } from './combineDrafts.ts';
import { emptyDraft } from './postDraft.ts';
import { postDraftKind } from './postDraftKind.ts';
import { type DraftPicture, type ProjectDraft, emptyProject } from './projectDraft.ts';
import { projectDraftKind } from './projectDraftKind.ts';

const picture = (key: string): DraftPicture => ({
  key,
  src: `uploads/${key}.webp`,
  alt: '',
  decorative: false,
  focus: { x: 50, y: 50 },
  caption: '',
});
const [oak, ash] = [picture('oak'), picture('ash')];
const base = { ...emptyProject, lead: 'A house.', title: 'Oak', pictures: [oak] };
const combined = (mine: Partial<ProjectDraft>, theirs: Partial<ProjectDraft>, begun?: null) =>
  combineDrafts(projectDraftKind, {
    base: begun === null ? undefined : base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });

test('fields that one of two has changed are taken from that one', () => {
  expect(combined({ title: 'Ash' }, { lead: 'A house of oak.' })).toEqual({
    both: [],
    onlyMine: ['title'],
    onlyTheirs: ['lead'],
    draft: { ...base, title: 'Ash', lead: 'A house of oak.' },
  });
});

test('of a field that both have changed mine is taken, and of all others everybody’s', () => {
  expect(combined({ title: 'Ash', lead: 'Mine' }, { lead: 'Theirs', ask: 'Call us.' })).toEqual({
    both: ['lead'],
    onlyMine: ['title'],
    onlyTheirs: ['ask'],
    draft: { ...base, title: 'Ash', lead: 'Mine', ask: 'Call us.' },
  });
});

test('the same change of both is no question', () => {
  expect(combined({ lead: 'Same' }, { lead: 'Same' })).toMatchObject({ both: [], onlyTheirs: [] });
});

test('without what it began with all that differs is a question', () => {
  expect(combined({ title: 'Ash' }, { lead: 'Theirs' }, null)).toMatchObject({
    both: ['title', 'lead'],
    onlyTheirs: [],
    draft: { ...base, title: 'Ash' },
  });
});

test('pictures of theirs stand beside words of mine', () => {
  const { draft } = combined({ lead: 'Mine', cover: oak.key }, { pictures: [oak, ash] });
  expect(draft).toEqual({ ...base, lead: 'Mine', cover: oak.key, pictures: [oak, ash] });
});

test('a picture that one took out and the other names goes with all that names pictures', () => {
  expect(combined({ cover: oak.key }, { pictures: [], lead: 'Theirs' })).toEqual({
    both: ['pictures', 'cover'],
    onlyMine: [],
    onlyTheirs: ['lead'],
    draft: { ...base, cover: oak.key, lead: 'Theirs' },
  });
});

test('status and time are one', () => {
  const scheduled = { status: 'scheduled' as const, publish_at: '2098-01-31T09:30' };
  const { both, draft } = combined({ status: 'published' }, scheduled);
  expect([both, draft.publish_at]).toEqual([['status', 'publish_at'], '']);
});

test('a field that a file is on its way to is mine', () => {
  const theirs = { ...base, plan: { ...base.plan, alt: 'The plan' } };
  const sides = { base, mine: base, theirs };
  expect(combineDrafts(projectDraftKind, { ...sides, held: ['plan'] }).both).toEqual(['plan']);
  expect(combineDrafts(projectDraftKind, sides).both).toEqual([]);
});

test('the main picture of a blog and the words about it are one', () => {
  const begun = emptyDraft('2026-11-30');
  const mine = { ...begun, alt: 'An oak table', heading: 'Oak' };
  const theirs = { ...begun, feature_image_path: 'uploads/ash.webp' };
  const { both, draft } = combineDrafts(postDraftKind, { base: begun, mine, theirs });
  expect(both).toEqual(['alt', 'feature_image_path']);
  expect(draft).toEqual(mine);
});

test('a blog that leaves its pictures as they are has those that it began with', () => {
  const begun = { ...emptyDraft(''), feature_image_path: 'a.webp', mb_image_path: 'b.webp' };
  const typed = emptyDraft('');
  expect(postDraftKind.withPicturesOf(typed, begun)).toEqual(begun);
  const cut = { ...typed, feature_image_path: 'c.webp', mobile_is_cut: 'true' };
  expect(postDraftKind.withPicturesOf(cut, begun)).toEqual({
    ...begun,
    feature_image_path: 'c.webp',
    mb_image_path: '',
  });
  const cleared = { ...typed, feature_image_cleared: 'true', mb_image_cleared: 'true' };
  expect(postDraftKind.withPicturesOf(cleared, begun)).toEqual(typed);
});
