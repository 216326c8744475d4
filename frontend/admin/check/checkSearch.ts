import { admin } from '../../content/admin/admin.ts';
import { searchLetters } from '../writing/searchLetters.ts';
import { type Checked, checked, look, together } from './Finding.ts';

const { found, places } = admin.check;
const SLUG_LETTERS = 60;
const BRACKETS = /\[[^\][]*\]/;

interface SearchWords {
  /** With what stands in for them when they are blank. */
  title: string;
  description: string;
  slug: string;
}

export function checkSearch({ title, description, slug }: SearchWords): Checked {
  const ofTitle = { key: 'meta title', where: places.metaTitle, place: { field: 'meta_title' } };
  const ofDescription = {
    key: 'meta description',
    where: places.metaDescription,
    place: { field: 'meta_description' },
  };
  const letters = { title: title.trim().length, description: description.trim().length };
  const isSlugLong = slug.length > SLUG_LETTERS;
  const slugPlace = { key: 'slug', where: places.slug, place: { field: 'slug' } };
  return together([
    checked(
      [
        letters.title === 0 && look(ofTitle, found.metaTitleMissing),
        letters.title > searchLetters.title &&
          look(ofTitle, found.metaTitleLong(letters.title, searchLetters.title)),
      ],
      found.metaTitleFine,
    ),
    checked(
      [
        letters.description === 0 && look(ofDescription, found.metaDescriptionMissing),
        letters.description > searchLetters.description &&
          look(ofDescription, found.metaDescriptionLong(letters.description, searchLetters.description)),
      ],
      found.metaDescriptionFine,
    ),
    checked([isSlugLong && look(slugPlace, found.slugLong(slug.length, SLUG_LETTERS))], found.slugFine),
  ]);
}

interface Written {
  words: string;
  where: string;
  field: string;
}

/** Notes to oneself, such as [price]. */
export function checkBrackets(texts: readonly Written[]): Checked {
  const findings = texts.map(({ words, where, field }) => {
    const [left] = BRACKETS.exec(words) ?? [];
    return (
      left !== undefined &&
      look({ key: `bracket ${field} ${left}`, where, place: { field } }, found.bracket(left))
    );
  });
  return checked(findings, found.bracketsFine);
}
