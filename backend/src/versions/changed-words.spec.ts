import { changedWords } from './changed-words.js';

const encoded = (html: string) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('the words of two versions', () => {
  it.each([
    ['nothing', {}, {}, 0, 0],
    ['a first text', {}, { heading: 'Light a room' }, 3, 0],
    ['one word for another', { alt: 'An oak desk' }, { alt: 'A teak desk' }, 2, 2],
    ['a word that moved', { alt: 'desk by the window' }, { alt: 'by the window desk' }, 0, 0],
    ['a word twice', { alt: 'warm' }, { alt: 'warm warm' }, 1, 0],
    ['words that moved to another field', { alt: 'warm' }, { heading: 'warm' }, 0, 0],
    ['Hindi and apostrophes', {}, { heading: "नोएडा में a child's room" }, 5, 0],
    ['pictures and settings', { src: 'a b', status: 'draft' }, { src: 'c', status: 'published' }, 0, 0],
    ['keys of pictures', { pictures: ['01'] }, { pictures: ['02', '03'] }, 0, 0],
    ['words about pictures', { pictures: [] }, { pictures: [{ key: '01', alt: 'A hall' }] }, 2, 0],
    ['lists of lines', { plan: { changes: ['wall out'] } }, { plan: { changes: ['wall in'] } }, 1, 1],
  ])('count %s', (_what, before, after, wordsAdded, wordsRemoved) => {
    expect(changedWords(before, after)).toEqual({ wordsAdded, wordsRemoved });
  });

  it('are those that are read: tags and entities of a text are none', () => {
    const before = { description: encoded('<p>Salt &amp;amp; <strong>lime</strong></p>') };
    const after = { description: encoded('<h2>Salt &amp;amp; lime</h2><p><a href="/x y">lead on</a></p>') };
    expect(changedWords(before, after)).toEqual({ wordsAdded: 2, wordsRemoved: 0 });
  });
});
