import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyProject } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { newDraftPicture } from '../projects/takeOut.ts';
import { Differences } from './Differences.tsx';

const draftOf = (pictures: (typeof ash)[]) => ({
  ...emptyProject,
  pictures: pictures.flatMap((one) => one ?? []),
});
const srcOf = (letter: string) => `uploads/${letter.repeat(32)}-1600x900.webp`;
const [ash, oak, elm] = ['a', 'b', 'c'].map((letter) => newDraftPicture(srcOf(letter)));

function shown(before: (typeof ash)[], after: (typeof ash)[]) {
  const differences = projectDraftKind.differences(draftOf(before), draftOf(after));
  const html = renderToStaticMarkup(
    <Differences sides={['what is saved', 'what you wrote']} differences={differences} />,
  );
  return { html, pictures: [...html.matchAll(/<img src="[^"]*([abc])\1{9}/g)].map(([, letter]) => letter) };
}

test('of the pictures of two projects those that differ are shown, and none is told by its file', () => {
  const { html, pictures } = shown([ash, oak], [ash, elm]);
  expect(pictures).toEqual(['b', 'c']);
  expect(html.replaceAll(/<img[^>]*>/g, '')).not.toContain('uploads');
});

test('pictures that have changed places, whose words are the same, are all shown', () => {
  const { html, pictures } = shown([ash, oak], [oak, ash]);
  expect(pictures).toEqual(['a', 'b', 'b', 'a']);
  expect(html).not.toContain('formatting');
});

test('a further picture is told by its place and its words', () => {
  expect(shown([ash], [ash, oak]).html).toContain('Picture 2: No alt text');
});

test('the cover, and the pictures of a passage, are told by their places', () => {
  const draft = draftOf([ash, oak]);
  const named = {
    ...draft,
    cover: oak?.key ?? null,
    passages: [{ row: 'a', title: '', text: '', layout: 'text-left' as const, pictures: [oak?.key ?? ''] }],
  };
  const told = projectDraftKind.differences(draft, named).map(({ after }) => after);
  expect(told).toEqual(expect.arrayContaining(['Picture 2']));
  expect(told.join()).not.toContain(oak?.key);
});
