import { plainText } from '../../blog/plain-text.js';
import { type PostForm, postFormSchema } from '../../blog/post-form.schema.js';
import { cutAtWord } from './cut-at-word.js';
import { hostOf, oldPathIn } from '../old-paths.js';
import { readText } from './readable-text.js';
import type { Attachments, WordpressItem } from './wordpress-item.schema.js';

export const MAIN_PICTURE = '_thumbnail_id';
const SEO_TITLES = ['_yoast_wpseo_title', 'rank_math_title'];
const SEO_DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description'];
/** Of plug-ins that fill in a name or the title later. */
const PLACEHOLDER = /%/;
/** Without a scheme or a host; neither the first page nor a place within this one. */
const IS_PATH = /^(?![a-z][a-z\d+.-]*:|\/\/|#|\/$).+/i;
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const { date_at: dateSchema } = postFormSchema.shape;
const MAX = { heading: 200, excerpt: 1000, beginning: 300, alt: 300, meta_title: 200, meta_description: 500 };

export interface ImportedPost {
  form: PostForm;
  description: string;
  pictures: string[];
  mainPicture: string | undefined;
  /** Whole sentences: what could not be read, so that it becomes a draft. */
  problems: string[];
  /** Whole sentences: what is worth knowing. */
  notes: string[];
}

/** @param newAddress the address here of what was at an address there */
export function readPost(
  item: WordpressItem,
  around: { attachments: Attachments; site: string; newAddress: (old: string) => string | undefined },
): ImportedPost {
  const { attachments } = around;
  const own = Object.keys(attachments).filter((id) => attachments[id]?.parent === item.post_id);
  const text = readText(item.content, { ...around, own, base: item.link || around.site });
  const [title, excerpt] = [plainText(item.title), plainText(item.excerpt)];
  const heading = cutAtWord(title, MAX.heading);
  const mainId = item.meta[MAIN_PICTURE] ?? '';
  const main = attachments[mainId];
  const form = {
    heading: heading || 'Without a title',
    short_description: cutAtWord(excerpt, MAX.excerpt) || cutAtWord(plainText(text.html), MAX.beginning),
    date_at: dayIn(item.post_date),
    alt: cutAtWord(main?.alt ?? '', MAX.alt),
    meta_title: cutAtWord(firstOf(item, SEO_TITLES), MAX.meta_title),
    meta_description: cutAtWord(firstOf(item, SEO_DESCRIPTIONS), MAX.meta_description),
    ...publicationOf(item),
  };
  const problems = [...text.problems];
  if (!heading) problems.unshift('It had no title.');
  if (title.length > MAX.heading) problems.push('Its title was too long and was cut.');
  if (excerpt.length > MAX.excerpt) problems.push('Its excerpt was too long and was cut.');
  if (Number(mainId) > 0 && !main) problems.push('The picture at its top is not in the export.');
  return {
    form,
    description: text.html,
    pictures: text.pictures,
    mainPicture: main?.url,
    problems,
    notes: [
      ...notesOn(item),
      ...text.notes,
      ...notesOnLinks(text.links, around.site),
      ...notesOnPaths(text.links),
    ],
  };
}

function notesOn({ post_password, comments, link }: WordpressItem): string[] {
  const notes = post_password ? ['It was behind a password there, so it is a draft here.'] : [];
  if (comments > 0)
    notes.push(
      `${comments === 1 ? '1 comment' : `${comments} comments`} stayed behind: there are none here.`,
    );
  if (URL.parse(link)?.search && !oldPathIn(link))
    notes.push(
      `Its old address ${link} does not lead here: with a question mark only the number of a blog can.`,
    );
  return notes;
}

function notesOnLinks(links: string[], site: string): string[] {
  const host = hostOf(site);
  const count = links.filter((link) => host && hostOf(link.replace(/^\/\//, 'https://')) === host).length;
  if (count === 0) return [];
  return [
    count === 1
      ? `1 link leads to ${host}: see that it will go on leading somewhere.`
      : `${count} links lead to ${host}: see that they will go on leading somewhere.`,
  ];
}

/** That named no site there, and so lead to pages of this one. */
function notesOnPaths(links: string[]): string[] {
  const [path, ...others] = links.filter((link) => IS_PATH.test(link));
  if (path === undefined) return [];
  return [
    others.length === 0
      ? `1 link leads to ${path}, which was a page of the old site: see that it is there on this one.`
      : `${others.length + 1} links lead to pages of the old site, such as ${path}: see that they are there on this one.`,
  ];
}

function publicationOf({ status, post_date_gmt, post_password }: WordpressItem): PostForm {
  if (post_password) return { status: 'draft' };
  if (status === 'publish') return { status: 'published' };
  const moment = new Date(`${post_date_gmt.replace(' ', 'T')}Z`);
  if (status !== 'future' || !dayIn(post_date_gmt) || Number.isNaN(moment.getTime()))
    return { status: 'draft' };
  return moment > new Date() ? { status: 'scheduled', publish_at: moment } : { status: 'published' };
}

/** '' where a post here cannot have it. */
function dayIn(moment: string): string {
  const day = MOMENT.test(moment) ? moment.slice(0, 10) : '';
  return dateSchema.safeParse(day).data ?? '';
}

function firstOf({ meta }: WordpressItem, names: string[]): string {
  const written = names.map((name) => meta[name] ?? '').find((value) => value && !PLACEHOLDER.test(value));
  return plainText(written ?? '');
}
