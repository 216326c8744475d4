import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import {
  type Element,
  attribute,
  childElements,
  createElement,
  createText,
  elementsIn,
  hasContent,
  rename,
  replaceWith,
} from '../../blog/elements.js';
import { addParagraphs, withLinesOfPre } from './paragraphs.js';
import { type Pictures, expandShortcodes } from './shortcodes.js';
import { problemsOfBlocks } from './with-patterns.js';

const EMBEDDED = new Set(['iframe', 'embed', 'object', 'video', 'audio']);
/** `photo-300x200.jpg` is a smaller `photo.jpg`. */
const SMALLER = /-\d+x\d+(?=\.[a-z]+(?:$|\?))/i;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?)(?:$|[?#])/i;
const GALLERY = /\b(?:wp-block-gallery|blocks-gallery-grid)\b/;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Leads to the same file as the link before it. */
const FILE_BUTTON = /\bwp-block-file__button\b/;
const ADDRESS_LINE = /^https?:\/\/[^\s<>"]+$/;

export interface ReadableText {
  html: string;
  /** The addresses of its pictures, each once. */
  pictures: string[];
  /** Where its links lead, but for those that lead to other posts here. */
  links: string[];
  /** Whole sentences: what could not be taken over as it was. */
  problems: string[];
  /** Whole sentences: what is worth knowing. */
  notes: string[];
}

interface Surroundings extends Pictures {
  /** The address here of what was at an address there. */
  newAddress: (old: string) => string | undefined;
  base: string;
}

/** A text of WordPress, of its old editor or of its new one, as HTML with what our editor knows. */
export function readText(content: string, { newAddress, base, ...known }: Surroundings): ReadableText {
  const problems = new Set(problemsOfBlocks(content));
  const notes = new Set<string>();
  const tell = {
    problem: (sentence: string) => void problems.add(sentence),
    note: (sentence: string) => void notes.add(sentence),
  };
  const hasBlocks = content.includes('<!-- wp:');
  const expanded = withLinesOfPre(expandShortcodes(content, known, tell));
  const fragment = parseFragment(hasBlocks ? expanded : addParagraphs(expanded));
  const pictures = new Set<string>();
  const here = new Set<string>();
  const largest = new Set(Object.values(known.attachments).map(({ url }) => url));
  for (const element of elementsIn(fragment)) {
    if (EMBEDDED.has(element.tagName)) linkInstead(element, problems, base);
    if (element.tagName === 'ul') figuresOf(element);
    if (isFileButton(element)) replaceWith(element, []);
    if (element.tagName === 'form') problems.add('A form was left out; its words are kept.');
    if (element.tagName === 'p' || element.tagName === 'div') linkBareAddress(element);
    change(element, 'href', (address) => {
      const found = newAddress(address);
      if (found) here.add(found);
      return found ?? address;
    });
    if (element.tagName !== 'img') continue;
    unlink(element);
    change(element, 'src', (address) => wholeOf(sourceOf(element, address, base), largest));
    const source = attribute(element, 'src');
    if (source) pictures.add(source);
  }
  const hrefs = elementsIn(fragment).flatMap((element) => attribute(element, 'href') ?? []);
  const links = hrefs.filter((href) => !here.has(href));
  return {
    html: serialize(fragment),
    pictures: [...pictures],
    links,
    problems: [...problems],
    notes: [...notes],
  };
}

/** @param stored our address of each picture that could be fetched; of the others a link stays */
export function withPictures(text: string, stored: ReadonlyMap<string, string>): string {
  const fragment = parseFragment(text);
  for (const element of elementsIn(fragment)) {
    if (element.tagName !== 'img') continue;
    const source = attribute(element, 'src') ?? '';
    const address = stored.get(source);
    if (address) change(element, 'src', () => address);
    else linkInsteadOfPicture(element, source);
  }
  return serialize(fragment);
}

function change(element: Element, name: string, to: (value: string) => string): void {
  for (const one of element.attrs) if (one.name === name) one.value = to(one.value.trim());
}

/** Of plug-ins for lazy loading, which leave a placeholder in the source. */
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src'];

function sourceOf(element: Element, source: string, base: string): string {
  const lazy = LAZY_SOURCES.map((name) => attribute(element, name)).find(Boolean);
  const set =
    source.startsWith('data:') && (attribute(element, 'data-srcset') ?? attribute(element, 'srcset'));
  const [first] = (set || '').trim().split(/[\s,]+/);
  const address = (lazy ?? (first || source)).replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
  if (!address || HAS_SCHEME.test(address)) return address;
  return URL.parse(address, base)?.href ?? address;
}

/** Of a smaller copy the export may name the whole picture. */
function wholeOf(address: string, largest: ReadonlySet<string>): string {
  const whole = address.replace(SMALLER, '');
  return largest.has(whole) ? whole : address;
}

/** Of a picture that is pressed to see its file, which stays on the old site. */
function unlink(picture: Element): void {
  const link = tree.getParentNode(picture);
  if (!link || !tree.isElementNode(link) || link.tagName !== 'a') return;
  const leadsToFile = PICTURE_FILE.test(attribute(link, 'href') ?? '');
  const shown = link.childNodes.filter((child) => hasContent(child) && child.nodeName !== 'br');
  if (leadsToFile && shown.length === 1) replaceWith(link, [picture]);
}

/** Before its version 5.9 WordPress kept a gallery as a list, which may stand in a figure. */
function figuresOf(list: Element): void {
  if (!GALLERY.test(attribute(list, 'class') ?? '')) return;
  for (const item of elementsIn(list)) if (item.tagName === 'li') replaceWith(item, item.childNodes);
  const around = tree.getParentNode(list);
  if (around && tree.isElementNode(around) && around.tagName === 'figure') replaceWith(list, list.childNodes);
  else rename(list, 'figure');
}

function linkInstead(element: Element, problems: Set<string>, base: string): void {
  const inner = elementsIn(element).find(({ tagName }) => tagName === 'source' || tagName === 'embed');
  const source =
    attribute(element, 'src') ?? attribute(element, 'data') ?? (inner && attribute(inner, 'src'));
  problems.add('Something embedded, such as a film or a map, became a link.');
  replaceByLink(element, sourceOf(element, source ?? '', base), '');
}

function linkInsteadOfPicture(picture: Element, source: string): void {
  const figure = tree.getParentNode(picture);
  replaceByLink(picture, source, attribute(picture, 'alt') ?? '');
  if (!figure || !tree.isElementNode(figure) || figure.tagName !== 'figure') return;
  for (const caption of elementsIn(figure))
    if (caption.tagName === 'figcaption') replaceWith(caption, [createElement('br'), ...caption.childNodes]);
  rename(figure, 'p');
}

function isFileButton(element: Element): boolean {
  const around = tree.getParentNode(element);
  const isButton = element.tagName === 'a' && FILE_BUTTON.test(attribute(element, 'class') ?? '');
  if (!isButton || !around || !tree.isElementNode(around)) return false;
  const elements = childElements(around);
  return elements.slice(0, elements.indexOf(element)).some((before) => before.childNodes.some(hasContent));
}

export function isOnline(address: string): boolean {
  return /^https?:/i.test(address);
}

function replaceByLink(element: Element, address: string, words: string): void {
  if (isOnline(address)) replaceWith(element, [linkTo(address, words || address)]);
  else replaceWith(element, words ? [createText(words)] : []);
}

/** WordPress shows a film in the place of its address alone on a line. */
function linkBareAddress(line: Element): void {
  const [only] = line.childNodes;
  if (line.childNodes.length !== 1 || !only || !tree.isTextNode(only)) return;
  const address = only.value.trim();
  if (!ADDRESS_LINE.test(address)) return;
  replaceWith(only, [linkTo(address, address)]);
}

function linkTo(address: string, words: string): Element {
  const link = createElement('a', [createText(words)]);
  link.attrs.push({ name: 'href', value: address });
  return link;
}
