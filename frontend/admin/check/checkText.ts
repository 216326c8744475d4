import { parseUrl } from '../../api/parseUrl.ts';
import { admin } from '../../content/admin/admin.ts';
import { isUnsent } from '../draft/keepUnsent.ts';
import { altProblem } from '../pictures/altProblem.ts';
import { type Checked, type Finding, checked, look, stop, together } from './Finding.ts';
import type { TextOutline } from './TextOutline.ts';

const { found, places } = admin.check;
/** The title is the heading 1. */
const TITLE_LEVEL = 1;
const MEANINGLESS = new Set(found.meaningless);
const ELSEWHERE = /^https?:/i;
const ADDRESS = /^(https?:\/\/|www\.)\S+$/i;

/** @param libraryAltTexts what visitors get where a picture says nothing itself, by its `src` */
export function checkText(
  { headings, links, pictures }: TextOutline,
  libraryAltTexts: Record<string, string>,
): Checked {
  const shown = pictures.map((one) => ({ ...one, alt: one.alt.trim() || (libraryAltTexts[one.src] ?? '') }));
  return together([
    checkPictures(shown),
    checkPlaces(pictures),
    checkHeadings(headings),
    checkLinkWords(links),
  ]);
}

function checkPictures(pictures: TextOutline['pictures']): Checked {
  const findings = pictures.flatMap(({ src, alt, isDecorative }, index) => {
    const number = index + 1;
    const at = { where: places.picture(number), place: { part: 'picture', index } as const };
    const said = alt.trim() === '' ? found.pictureText(number) : found.pictureIsFile(number);
    return [
      isUnsent(src) && stop({ key: `unsent picture ${index}`, ...at }, found.pictureUnsent(number)),
      !isDecorative && altProblem(alt) !== undefined && stop({ key: `picture ${index}`, ...at }, said),
    ];
  });
  return checked(findings, pictures.length > 0 ? found.picturesFine : undefined);
}

function checkPlaces(pictures: TextOutline['pictures']): Checked {
  const findings = pictures.map(({ src }, index) => {
    const at = {
      key: `place of picture ${index}`,
      where: places.picture(index + 1),
      place: { part: 'picture', index } as const,
    };
    const host = ELSEWHERE.test(src) ? parseUrl(src)?.host : undefined;
    return host === undefined ? undefined : look(at, found.pictureElsewhere(index + 1, host));
  });
  return checked(findings);
}

function checkHeadings(headings: TextOutline['headings']): Checked {
  const findings = headings.map((heading, index) => {
    const problem = headingProblem(heading, headings.slice(0, index));
    const place = { part: 'heading', index } as const;
    return problem === undefined
      ? undefined
      : look({ key: `heading ${index} ${heading.words}`, where: places.heading, place }, problem);
  });
  return checked(findings, found.headingsFine);
}

function headingProblem(
  { level, words }: TextOutline['headings'][number],
  before: TextOutline['headings'],
): string | undefined {
  if (words === '') return found.headingBlank(level);
  if (level === TITLE_LEVEL) return found.headingFirst(words);
  const last = before.at(-1)?.level ?? TITLE_LEVEL;
  if (level <= last + 1) return undefined;
  return before.some((heading) => heading.level === level - 1)
    ? found.headingSkip(words, level, last)
    : found.headingJump(words, level, level - 1);
}

function checkLinkWords(links: TextOutline['links']): Checked {
  const findings = links.map(({ address, words }, index): Finding | undefined => {
    const problem = linkWordsProblem(words, address);
    const at = { key: `words of link ${index}`, where: places.link, place: { part: 'link', index } as const };
    return problem === undefined ? undefined : look(at, problem);
  });
  return checked(findings, links.length > 0 ? found.linkWordsFine : undefined);
}

function linkWordsProblem(words: string, address: string): string | undefined {
  if (words === '') return found.linkBlank(address);
  if (MEANINGLESS.has(plain(words))) return found.linkWords(words);
  return ADDRESS.test(words) || words === address ? found.linkAddressAsWords(words) : undefined;
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
