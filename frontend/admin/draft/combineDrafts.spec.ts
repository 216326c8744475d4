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
const [oak, ash, elm] = [picture('oak'), picture('ash'), picture('elm')];
const base = { ...emptyProject, lead: 'A house.', title: 'Oak', pictures: [oak] };
const combined = (mine: Partial<ProjectDraft>, theirs: Partial<ProjectDraft>, begun?: null) =>
  combineDrafts(projectDraftKind, {
    base: begun === null ? undefined : base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });

test('fields that one of two has changed are taken from that one', () => {
  const { both, withMine, withTheirs } = combined({ title: 'Ash' }, { lead: 'A house of oak.' });
  expect(both).toEqual([]);
  expect(withMine).toEqual({ ...base, title: 'Ash', lead: 'A house of oak.' });
  expect(withTheirs).toEqual(withMine);
});

test('of a field that both have changed one version is chosen, and of all others everybody’s', () => {
  const { both, withMine, withTheirs } = combined(
    { title: 'Ash', lead: 'Mine' },
    { lead: 'Theirs', ask: 'Call us.' },
  );
  expect(both).toEqual(['lead']);
  expect(withMine).toEqual({ ...base, title: 'Ash', lead: 'Mine', ask: 'Call us.' });
  expect(withTheirs).toEqual({ ...base, title: 'Ash', lead: 'Theirs', ask: 'Call us.' });
});

test('the same change of both is no question', () => {
  expect(combined({ lead: 'Same' }, { lead: 'Same' }).both).toEqual([]);
});

test('without what it began with, both have changed all that differs', () => {
  const { both, withMine } = combined({ title: 'Ash' }, { lead: 'Theirs' }, null);
  expect(both).toEqual(['title', 'lead']);
  expect(withMine).toEqual({ ...base, title: 'Ash' });
});

test.each([
  ['both have added', { pictures: [oak, ash] }, { pictures: [oak, elm] }, [oak, elm, ash]],
  ['one has added to what the other has cut', { pictures: [] }, { pictures: [oak, elm] }, [elm]],
])('pictures that %s are joined', (_what, mine, theirs, pictures) => {
  const { both, withMine } = combined(mine, theirs);
  expect(both).toEqual([]);
  expect(withMine.pictures).toEqual(pictures);
});

test('the same picture is not added twice', () => {
  const same = { ...picture('other'), src: ash.src };
  expect(combined({ pictures: [oak, ash] }, { pictures: [oak, same] }).both).toEqual(['pictures']);
});

test('a picture that one took out and the other names is a question about all that names pictures', () => {
  const { both, withMine, withTheirs } = combined({ cover: oak.key }, { pictures: [], lead: 'Theirs' });
  expect(both).toEqual(expect.arrayContaining(['pictures', 'cover', 'passages']));
  expect(withMine).toEqual({ ...base, cover: oak.key, lead: 'Theirs' });
  expect(withTheirs).toEqual({ ...base, pictures: [], lead: 'Theirs' });
});

test('status and time are one', () => {
  const scheduled = { status: 'scheduled' as const, publish_at: '2098-01-31T09:30' };
  expect(combined({ status: 'published' }, scheduled).both).toEqual(['status', 'publish_at']);
});

test('a field that a file is on its way to counts as changed', () => {
  const theirs = { ...base, plan: { ...base.plan, alt: 'The plan' } };
  const sides = { base, mine: base, theirs };
  expect(combineDrafts(projectDraftKind, { ...sides, held: ['plan'] }).both).toEqual(['plan']);
  expect(combineDrafts(projectDraftKind, sides).both).toEqual([]);
});

test('the main picture of a blog and the words about it are one', () => {
  const begun = emptyDraft('2026-11-30');
  const mine = { ...begun, alt: 'An oak table', heading: 'Oak' };
  const theirs = { ...begun, feature_image_path: 'uploads/ash.webp' };
  const { both, withTheirs } = combineDrafts(postDraftKind, { base: begun, mine, theirs });
  expect(both).toEqual(expect.arrayContaining(['alt', 'feature_image_path', 'focal_x']));
  expect(withTheirs).toEqual({ ...theirs, heading: 'Oak' });
});
