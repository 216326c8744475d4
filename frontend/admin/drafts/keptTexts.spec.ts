import { expect, test } from 'vitest';
import type { LocalCopy } from '../copies/localCopy.ts';
import { findKeptTexts, replacedText } from './keptTexts.ts';
import type { ReadDraft } from './readDrafts.ts';

const kind = {
  differences: (before: string, after: string) =>
    before === after ? [] : [{ label: 'Title', before, after }],
  withStatusOf: (draft: string, other: string) =>
    draft.replace(' (draft)', other.endsWith(' (published)') ? ' (published)' : ''),
};
const copy = (draft: string, more: Partial<LocalCopy<string>> = {}): LocalCopy<string> => ({
  id: '7',
  form: 'form',
  savedAt: 2000,
  basedOn: 3,
  draft,
  files: [],
  ...more,
});
const draft = (words: string, more: Partial<ReadDraft<string>> = {}): ReadDraft<string> => ({
  place: { draft: 'a', revision: 4 },
  basedOn: 3,
  savedAt: 1000,
  device: 'phone',
  writtenBy: null,
  draft: words,
  mark: { form: 'form', at: 1000 },
  ...more,
});
const stored = { draft: 'Stored', version: 4 };
const offers = (copies: LocalCopy<string>[], drafts: ReadDraft<string>[]) =>
  findKeptTexts(kind, stored, { copies, drafts }).offers;

test('a draft of another device is offered', () => {
  expect(offers([], [draft('From the phone')])).toMatchObject([{ key: 'a', draft: 'From the phone' }]);
});

test('what the form begins with in place of what is stored is not offered beside it', () => {
  const put = { ...stored, start: 'Put back' };
  const found = findKeptTexts(kind, put, { copies: [copy('Put back')], drafts: [draft('Put back')] });
  expect(found).toMatchObject({ offers: [], settled: [{ copy: {}, server: {} }] });
  expect(findKeptTexts(kind, put, { copies: [copy('Typed')], drafts: [] }).offers).toHaveLength(1);
});

test('what one editor left here and on the server is one offer, of the newer text', () => {
  expect(offers([copy('Oak and linen')], [draft('Oak')])).toMatchObject([{ draft: 'Oak and linen' }]);
  const later = draft('Oak and linen', { mark: { form: 'form', at: 3000 } });
  expect(offers([copy('Oak')], [later])).toMatchObject([
    { draft: 'Oak and linen', key: 'form', server: { place: { revision: 4 } } },
  ]);
});

test('a draft that a slow line delivered late is not newer than what was typed after it was sent', () => {
  const late = draft('Oak', { savedAt: 9000 });
  expect(offers([copy('Oak and linen')], [late])).toMatchObject([{ draft: 'Oak and linen' }]);
});

test('a draft that another editor went on with is an offer of its own', () => {
  const theirs = draft('Oak and lime', { savedAt: 9000, mark: { form: 'desk', at: 9000 } });
  expect(offers([copy('Oak and linen')], [theirs])).toMatchObject([
    { draft: 'Oak and linen', server: undefined },
    { draft: 'Oak and lime', copy: undefined },
  ]);
});

test('the same text of two editors is one offer', () => {
  expect(offers([copy('Oak')], [draft('Oak', { mark: undefined })])).toMatchObject([
    { key: 'form', server: { place: { draft: 'a' } } },
  ]);
});

test('several are offered one after the other, those of this device first, then the newest', () => {
  const old = draft('Old', { place: { draft: 'b', revision: 1 }, mark: undefined });
  const young = draft('Young', { place: { draft: 'c', revision: 1 }, mark: undefined, savedAt: 9000 });
  const found = offers([copy('Here')], [old, young]);
  expect(found.map((text) => text.draft)).toEqual(['Here', 'Young', 'Old']);
});

test('what says the same as what is stored is settled, unless files were chosen', () => {
  const same = {
    copies: [copy('Stored')],
    drafts: [draft('Stored', { place: { draft: 'b', revision: 1 }, mark: undefined })],
  };
  const found = findKeptTexts(kind, stored, same);
  expect(found.offers).toEqual([]);
  expect(found.settled).toMatchObject([{ key: 'form', server: { place: { draft: 'b' } } }]);
  const files = ['stair.png'];
  expect(offers([copy('Stored', { files })], [])).toMatchObject([{ files }]);
  const later = draft('Stored', { mark: { form: 'form', at: 3000 } });
  expect(offers([copy('Stored', { files })], [later])).toMatchObject([{ files }]);
  expect(offers([], [draft('Stored', { mark: { form: 'desk', at: 1, files } })])).toMatchObject([{ files }]);
});

test('what was published although the answer was lost is settled, unless words were typed or files chosen since', () => {
  const published = { draft: 'Oak (published)', version: 4 };
  const found = (left: LocalCopy<string>) => findKeptTexts(kind, published, { copies: [left], drafts: [] });
  expect(found(copy('Oak (draft)'))).toMatchObject({ offers: [], settled: [{ key: 'form' }] });
  expect(found(copy('Oak and linen (draft)')).offers).toHaveLength(1);
  expect(found(copy('Oak (draft)', { files: ['stair.png'] })).offers).toHaveLength(1);
});

test('what would take the present version off the site is offered', () => {
  const published = { draft: 'Oak (published)', version: 4 };
  const copies = [copy('Oak (draft)', { basedOn: 4 })];
  expect(findKeptTexts(kind, published, { copies, drafts: [] }).offers).toHaveLength(1);
});

test('the version that was put back into a text stays known to it', () => {
  const here = copy('Oak', { restoredFrom: 3 });
  const there = draft('Oak', { mark: { form: 'desk', at: 1000, restoredFrom: 2 } });
  expect(offers([here], [])).toMatchObject([{ restoredFrom: 3 }]);
  expect(offers([], [there])).toMatchObject([{ restoredFrom: 2 }]);
});

test('the key under which a text may have been stored stays known to it', () => {
  const there = draft('Oak', { mark: { form: 'desk', at: 1000, saveKey: 'sent-before' } });
  expect(offers([copy('Oak', { saveKey: 'sent-here' })], [])).toMatchObject([{ saveKey: 'sent-here' }]);
  expect(offers([copy('Oak')], [there])).toMatchObject([{ key: 'form', saveKey: 'sent-before' }]);
});

test('what the form held is offered when another text takes its place, unless nothing was changed', () => {
  const { savedAt: _past, ...content } = copy('Typed since');
  expect(replacedText({ content, isChanged: true }, 5000)).toMatchObject([
    { key: 'form', draft: 'Typed since', savedAt: 5000, basedOn: 3 },
  ]);
  expect(replacedText({ content, isChanged: false }, 5000)).toEqual([]);
});
