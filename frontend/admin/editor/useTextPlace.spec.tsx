// @vitest-environment jsdom
import { Delta } from 'quill';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorWith } from '../test/editorWith.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useTableCommands } from './table/useTableCommands.ts';
import { useLinkPlace } from './links/useLinkPlace.ts';
import { useTextPlace } from './useTextPlace.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The editor scrolls to its cursor, for which this document has no measures.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** @returns what the hook gave last */
function render<Result>(hook: () => Result): () => Result {
  const results: Result[] = [];
  const Part = () => {
    results.push(hook());
    return null;
  };
  renderAdmin(<Part />);
  return () => {
    const last = results.at(-1);
    if (last === undefined) throw new Error('Nothing was rendered.');
    return last;
  };
}

const refused = new Delta().delete(1);
const picture = '<p><img src="/api/uploads/a.webp">Our prices</p><p>Ash</p>';

test('a link is set on the words it was opened for, although a picture before them goes', () => {
  const editor = editorWith(picture);
  const link = render(() => useLinkPlace(() => editor));
  editor.setSelection(5, 6);
  act(() => link().openLink());
  act(() => void editor.updateContents(refused, 'user'));
  act(() => link().setLinkTo('/services'));
  expect(editor.getSemanticHTML()).toContain('<p>Our&nbsp;<a href="/services"');
  expect(editor.getFormat(4, 6)).toEqual({ link: '/services' });
});

test('a table comes where it was opened for, although a picture before that goes', () => {
  const editor = editorWith(`${picture}<p>Elm</p>`);
  const table = render(() =>
    useTableCommands(
      () => editor,
      () => {},
    ),
  );
  editor.setSelection(12);
  act(() => table().actions.openTable());
  act(() => void editor.updateContents(new Delta().delete(12), 'user'));
  act(() => table().insert(1, 1));
  expect(editor.getSemanticHTML()).toMatch(/^<p>Ash<\/p><table/);
});

test.each([
  ['before a picture that is sent', 3, 0],
  ['of words with that picture', 3, 4],
  ['of words after it', 4, 2],
])('a place %s stays', (_name, index, length) => {
  const editor = editorWith('<p>Oak<img src="/api/uploads/a.webp">Ash</p>');
  const text = render(() => useTextPlace(() => editor));
  editor.setSelection(index, length);
  act(() => text().open(editor.getSelection() ?? undefined));
  const sent = new Delta().retain(3).delete(1).insert({ image: '/api/uploads/b.webp' });
  act(() => void editor.updateContents(sent, 'user'));
  expect(text().place).toEqual({ index, length });
});
