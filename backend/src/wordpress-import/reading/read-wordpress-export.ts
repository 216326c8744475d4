import { setImmediate as otherRequests } from 'node:timers/promises';
import sax, { type SAXParser, type Tag } from 'sax';
import { ValidationError } from '../../errors/validation-error.js';
import { FOOTNOTES } from './with-footnotes.js';
import { type WordpressExport, type WordpressItem, wordpressItemSchema } from './wordpress-item.schema.js';

/** Bytes that are read before other requests get their turn. */
const CHUNK_LENGTH = 256 * 1024;
/** Of zip and of gzip. */
const PACKED = ['PK', '\u001F\u008B'];
const BEGINNING_LENGTH = 400;
/** After a byte order mark. */
const BEGINS_AS_XML = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*(?:<|$)/;
const OTHER_KINDS: [RegExp, string][] = [
  [/^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8|RIFF.{1,4}WEBP|.{1,4}ftyp(?:avif|hei|mif1))/s, ': it is a picture'],
  [/^%PDF/, ': it is a PDF'],
];
const ENCODING = /<\?xml\s[^<>]*?encoding=["']([\w.:-]+)["']/;
export const MAX_ITEMS = 20_000;
const MAX_META_LENGTH = 20_000;

/** Of an item: what stands in which element, the prefix left out where no other element has the name. */
const FIELDS: Record<string, keyof WordpressItem> = {
  title: 'title',
  link: 'link',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'post_id',
  'wp:post_type': 'post_type',
  'wp:status': 'status',
  'wp:post_name': 'post_name',
  'wp:post_date': 'post_date',
  'wp:post_date_gmt': 'post_date_gmt',
  'wp:post_password': 'post_password',
  'wp:post_parent': 'post_parent',
  'wp:attachment_url': 'attachment_url',
};

/** Elements that are no item of their own but have parts with the same names. */
const PARTS = new Set(['wp:comment', 'wp:postmeta']);

/** @throws ValidationError naming the line at which the file ends to be an export */
export async function readWordpressExport(file: Buffer): Promise<WordpressExport> {
  if (PACKED.includes(file.toString('latin1', 0, 2)))
    throw refusal('This is a packed file. Please unpack it and choose the .xml file inside.');
  const beginning = file.subarray(0, BEGINNING_LENGTH).toString('latin1').replaceAll('\0', '');
  if (!BEGINS_AS_XML.test(beginning)) throw otherKind(beginning);
  const decode = decoderOf(beginning);
  const reader = new ExportReader();
  for (let start = 0; start < file.length; start += CHUNK_LENGTH) {
    reader.write(decode(file.subarray(start, start + CHUNK_LENGTH)));
    await otherRequests();
  }
  reader.write(decode());
  return reader.finish();
}

/** In the encoding that the file names. @returns the text of a further part, and without a part what is left */
function decoderOf(beginning: string): (part?: Buffer) => string {
  const [, name = 'UTF-8'] = ENCODING.exec(beginning) ?? [];
  const readable = <Read>(read: () => Read): Read => {
    try {
      return read();
    } catch {
      throw refusal(
        `The file cannot be read in ${name}, the encoding that it should have. Please export it from WordPress once more, and choose it here just as you get it.`,
      );
    }
  };
  const decoder = readable(() => new TextDecoder(name, { fatal: true }));
  return (part) => readable(() => decoder.decode(part, { stream: part !== undefined }));
}

class ExportReader {
  private readonly parser: SAXParser = sax.parser(true, { position: true });
  private readonly items: WordpressItem[] = [];
  private readonly path: string[] = [];
  private site = '';
  private isExport = false;
  private words = '';
  private item: Record<string, string> | undefined;
  private meta: Record<string, string> = {};
  private metaKey = '';
  private comments = 0;

  constructor() {
    const addWords = (words: string): void => {
      // Postgres takes neither NUL nor half of a surrogate pair.
      this.words += words.replaceAll(/[\0\p{Cs}]/gu, '');
    };
    Object.assign(this.parser, {
      onopentag: ({ name }: Pick<Tag, 'name'>) => this.open(name),
      onclosetag: (name: string) => this.close(name),
      ontext: addWords,
      oncdata: addWords,
      onerror: (error: Error) => this.fail(error),
    });
  }

  write(text: string): void {
    this.parser.write(text);
  }

  finish(): WordpressExport {
    this.parser.close();
    if (!this.isExport) throw refusal('This is no export of WordPress: it has no WXR version.');
    return { site: this.site, items: this.items };
  }

  private open(name: string): void {
    this.path.push(name);
    this.words = '';
    if (name !== 'item') return;
    if (this.items.length >= MAX_ITEMS)
      throw refusal(`The export has more than ${MAX_ITEMS} entries. Please export it in parts, by year.`);
    this.item = {};
    this.meta = {};
    this.comments = 0;
  }

  private close(name: string): void {
    this.path.pop();
    const parent = this.path.at(-1) ?? '';
    if (name === 'wp:wxr_version') this.isExport = true;
    if (name === 'wp:base_blog_url' || (name === 'link' && parent === 'channel' && !this.site))
      this.site = this.words.trim();
    if (this.item) this.readPart(name, parent, this.item);
    this.words = '';
  }

  private readPart(name: string, parent: string, item: Record<string, string>): void {
    const field = parent === 'item' ? FIELDS[name] : undefined;
    if (field) item[field] = field === 'content' ? this.words : this.words.trim();
    if (name === 'wp:comment') this.comments += 1;
    if (name === 'wp:meta_key' && parent === 'wp:postmeta') this.metaKey = this.words.trim();
    if (name === 'wp:meta_value' && parent === 'wp:postmeta' && this.isMetaKept())
      this.meta[this.metaKey] = this.words.trim();
    if (name !== 'item' || this.path.some((one) => PARTS.has(one))) return;
    this.items.push(wordpressItemSchema.parse({ ...item, meta: this.meta, comments: this.comments }));
    this.item = undefined;
  }

  /** Footnotes are text, whose length is checked with the rest of it. */
  private isMetaKept(): boolean {
    return this.metaKey === FOOTNOTES || this.words.length <= MAX_META_LENGTH;
  }

  /** An unknown entity is left as it is; anything else means that the file is damaged. */
  private fail(error: Error): void {
    const { parser } = this;
    if (!error.message.startsWith('Invalid character entity'))
      throw refusal(`The file cannot be read from line ${parser.line + 1} on. Please export it once more.`);
    parser.resume();
  }
}

function otherKind(beginning: string): ValidationError {
  const [, kind = ''] = OTHER_KINDS.find(([is]) => is.test(beginning)) ?? [];
  return refusal(
    `This is no export of WordPress${kind}. Please choose the .xml file that WordPress gives you under Tools, Export.`,
  );
}

function refusal(sentence: string): ValidationError {
  return new ValidationError({ file: sentence });
}
