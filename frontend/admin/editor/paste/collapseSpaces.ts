import { Delta } from 'quill';
import { SOFT_BREAK } from '../asWords.ts';

/** The editor shows every space; the site shows one of several, and none at the beginning of a line. */
export function collapseSpaces(text: Delta, before = 'a'): Delta {
  let last = before;
  return text.reduce((made, { insert, attributes }) => {
    if (typeof insert !== 'string') {
      last = insert && SOFT_BREAK in insert ? '\n' : 'a';
      return insert ? made.insert(insert, attributes) : made;
    }
    const words = `${last}${insert}`
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll('\n ', '\n')
      .slice(1);
    last = words.at(-1) ?? last;
    return made.insert(words, attributes);
  }, new Delta());
}
