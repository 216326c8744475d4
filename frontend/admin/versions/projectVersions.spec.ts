import { expect, test } from 'vitest';
import portfolio from '../../content/portfolio.json' with { type: 'json' };
import { projectContentSchema } from '../../content/schemas/project.ts';
import { projectVersions } from './projectVersions.ts';

const contents = portfolio.map(({ slug, content }) => ({ slug, ...projectContentSchema.parse(content) }));
const [first] = contents;
const changes = (before: object, after: object) =>
  projectVersions.changes(projectVersions.toDraft({ ...before }), projectVersions.toDraft({ ...after }));

test.each(contents.map((content) => [content.title, content] as const))(
  'a version that says the same has no change: %s',
  (_title, content) => {
    expect(changes(content, structuredClone(content))).toEqual([]);
  },
);

test('a version comes back with its address, its state and its time in the studio', () => {
  const version = { ...first, status: 'scheduled', publish_at: '2026-11-20T09:00:00.000Z' };
  expect(projectVersions.toDraft(version)).toMatchObject({
    title: first?.title,
    slug: first?.slug,
    status: 'scheduled',
    publish_at: '2026-11-20T14:30',
  });
});

test('fields that came later than the version are blank', () => {
  expect(projectVersions.toDraft({ title: 'Old' })).toMatchObject({
    title: 'Old',
    slug: '',
    status: 'draft',
    publish_at: '',
    pictures: [],
  });
});

test('the layout of a passage is named as in the form', () => {
  const passage = { title: '', text: 'Oak.', pictures: [] };
  const [change] = changes(
    { ...first, passages: [{ ...passage, layout: 'text-left' }] },
    { ...first, passages: [{ ...passage, layout: 'pair-right' }] },
  );
  expect(JSON.stringify(change?.before)).toContain('Text left, one picture right');
  expect(JSON.stringify(change?.after)).toContain('Two pictures right');
});

test('a version that cannot be read is refused', () => {
  expect(() => projectVersions.toDraft({ title: 3 })).toThrow('title');
});

test('changed words are told line by line, under the label of their field', () => {
  expect(changes({ title: 'Ash' }, { title: 'Oak', summary: 'One.\n\nTwo.' })).toEqual([
    { label: 'Title', before: [{ text: 'Ash' }], after: [{ text: 'Oak' }] },
    { label: 'Short text', before: [], after: [{ text: 'One.' }, { text: 'Two.' }] },
  ]);
});

test('a picture that was taken out is shown beside those that stay', () => {
  const [gone, ...kept] = first?.pictures ?? [];
  const [change] = changes({ title: 'A', pictures: [gone, ...kept] }, { title: 'A', pictures: kept });
  expect(change?.before).toHaveLength(kept.length + 1);
  expect(change?.before.slice(1)).toEqual(change?.after);
  expect(change?.before[0]?.text).toMatch(new RegExp(`^${gone?.alt}`));
  expect(change?.before[0]?.picture).toMatch(/\.webp$/);
});

const withPlan = (src = '') => ({ title: 'A', plan: { src, alt: 'The plan', caption: '', changes: [] } });
const withPair = (src = '') => {
  const before = { src, alt: 'Before', decorative: false, focus: { x: 50, y: 50 } };
  return { title: 'A', pairs: [{ before, before_label: '', after: null, after_label: '' }] };
};

test('another plan, and another picture of a pair, are told by their pictures', () => {
  const [one, other] = first?.pictures ?? [];
  const [ofPlan] = changes(withPlan(one?.src), withPlan(other?.src));
  const [ofPair] = changes(withPair(one?.src), withPair(other?.src));
  for (const change of [ofPlan, ofPair]) {
    const pictures = [change?.before, change?.after].map((blocks) => blocks?.at(-1)?.picture);
    expect(pictures[0]).toMatch(/\.webp$/);
    expect(pictures[1]).not.toBe(pictures[0]);
  }
});

test('a picture whose file is gone is told without one', () => {
  const [picture] = first?.pictures ?? [];
  const [change] = changes({ title: 'A' }, { title: 'A', pictures: [{ ...picture, src: 'gone.jpg' }] });
  expect(change?.after).toMatchObject([{ picture: '' }]);
});
