import { escapeUTF8 } from 'entities';
import { partBlocks } from './paragraphs.js';
import type { Attachments } from './wordpress-item.schema.js';

const TAG = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]\n]{0,2000})?)\]/gi;
const LINE_END = /\n|<br\s*\/?>/i;
const VALUE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
const LEADING_PICTURE = /^\s*((?:<a\s[^<>]*>\s*)?<img\s[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/;
const IS_ADDRESS = /^https?:\/\/\S+$/;
const KNOWN = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'audio', 'video']);
const BARE_ADDRESS = /^https?:\/\/[^\s"'<>]+$/;

export interface Pictures {
  attachments: Attachments;
  /** The numbers of those that belong to the post: a gallery without numbers shows them. */
  own: string[];
}

export interface Tell {
  problem: (sentence: string) => void;
  note: (sentence: string) => void;
}

interface Shortcode extends Pictures {
  name: string;
  values: Map<string, string>;
  content: string;
  tell: Tell['problem'];
}

interface Tag {
  isEnd: boolean;
  name: string;
  values: Map<string, string>;
  start: number;
  end: number;
}

/** Turns captions, galleries and embedded things into HTML. What else it finds stays as it is. @param tell whole sentences: what could not be taken over, and what may be a word as well */
export function expandShortcodes(text: string, pictures: Pictures, tell: Tell): string {
  const tags = tagsIn(text);
  const ends = endsOf(tags);
  const alone = namesAlone(text);
  let html = '';
  let done = 0;
  for (const tag of tags) {
    if (tag.isEnd || tag.start < done) continue;
    const end = ends.get(tag);
    const { name, values } = tag;
    const after = end?.end ?? tag.end;
    const mayBeWord = !end && values.size === 0 && !name.includes('_') && !alone.has(name);
    if (text[tag.start - 1] === '[' && text[after] === ']' && (!mayBeWord || KNOWN.has(name))) {
      html += text.slice(done, tag.start - 1) + text.slice(tag.start, after);
      done = after + 1;
      continue;
    }
    if (mayBeWord && name !== 'gallery') {
      if (name.includes('-'))
        tell.note(`[${name}] stands in the text: if it is a shortcode, it does nothing here.`);
      continue;
    }
    const content = end ? text.slice(tag.end, end.start) : '';
    const expanded = htmlOf({ name, values, content, tell: tell.problem, ...pictures });
    if (expanded === undefined) {
      tell.problem(`The shortcode [${name}] is not known here and stands in the text as it was.`);
      continue;
    }
    html += text.slice(done, tag.start) + expanded;
    done = after;
  }
  return html + text.slice(done);
}

function tagsIn(text: string): Tag[] {
  return [...text.matchAll(TAG)].map(({ 0: whole, 1: slash, 2: name = '', 3: values = '', index }) => ({
    isEnd: slash === '/',
    name,
    values: valuesIn(values),
    start: index,
    end: index + whole.length,
  }));
}

/** Of what stands in a block for shortcodes or makes up a whole line, as `[sic]` in a sentence does not. */
function namesAlone(text: string): Set<string> {
  const [, ...parts] = text.split('<!-- wp:shortcode');
  const blocks = parts.map((part) => part.split('<!--', 1).join(''));
  const lines = partBlocks(text)
    .split(LINE_END)
    .map((line) => line.replaceAll(/<[^<>]*>|&nbsp;/g, ''))
    .filter((line) => !line.replaceAll(TAG, '').trim());
  return new Set([...blocks, ...lines].flatMap(tagsIn).map(({ name }) => name));
}

/** The end of each tag that has one before the same tag begins again. */
function endsOf(tags: Tag[]): Map<Tag, Tag> {
  const next = new Map<string, Tag>();
  const ends = new Map<Tag, Tag>();
  for (const tag of tags.toReversed()) {
    const after = next.get(tag.name);
    if (!tag.isEnd && after?.isEnd) ends.set(tag, after);
    next.set(tag.name, tag);
  }
  return ends;
}

function htmlOf({ name, values, content, ...around }: Shortcode): string | undefined {
  if (name === 'caption' || name === 'wp_caption') return captioned(content, values.get('caption'));
  if (name === 'gallery')
    return gallery((values.get('ids') ?? values.get('include'))?.split(',') ?? around.own, around);
  if (name === 'embed') return linkTo(content.trim() || (values.get('src') ?? ''));
  if (name === 'audio' || name === 'video')
    return linkTo([...values.values()].find((value) => IS_ADDRESS.test(value)) ?? content.trim());
  return undefined;
}

function captioned(content: string, given: string | undefined): string {
  const [, picture = '', rest = ''] = LEADING_PICTURE.exec(content) ?? [];
  const caption = (given ?? rest).trim();
  if (!picture) return content;
  return `\n\n${figure(picture, caption)}\n\n`;
}

function figure(picture: string, caption: string): string {
  return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

function gallery(ids: string[], { attachments, tell }: Pick<Shortcode, 'attachments' | 'tell'>): string {
  const pictures = ids.flatMap((id) => attachments[id.trim()] ?? []);
  if (pictures.length === 0) tell('The pictures of a gallery are not in the export.');
  else if (pictures.length < ids.length) tell('Some pictures of a gallery are not in the export.');
  const figures = pictures.map(({ url, alt, caption }) =>
    figure(`<img src="${escapeUTF8(url)}" alt="${escapeUTF8(alt)}">`, caption),
  );
  return figures.length > 0 ? `\n\n<figure>${figures.join('')}</figure>\n\n` : '';
}

function linkTo(address: string): string | undefined {
  if (!IS_ADDRESS.test(address)) return undefined;
  const words = escapeUTF8(address);
  return `\n\n<p><a href="${words}">${words}</a></p>\n\n`;
}

/** `[audio https://a.example/song.mp3]` names no value: the address is its source. */
function valuesIn(text: string): Map<string, string> {
  const bare = text.split(/\s+/).find((word) => BARE_ADDRESS.test(word));
  const source: [string, string][] = bare ? [['src', bare]] : [];
  return new Map([
    ...source,
    ...[...text.matchAll(VALUE)].map(([, name = '', double, single, unquoted]): [string, string] => [
      name,
      double ?? single ?? unquoted ?? '',
    ]),
  ]);
}
