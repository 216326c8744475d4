import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { type Actor, adminIdOf } from '../audit/audit-log.js';
import { CreatePost } from '../blog/create-post.js';
import type { KeyedPost } from '../blog/blog-post.repository.js';
import { toHttpError } from '../errors/http-error.js';
import { ValidationError } from '../errors/validation-error.js';
import { studio } from '../studio/studio.js';
import { FetchPicture } from './fetch-picture.js';
import { addKeysOf } from './add-keys-of.js';
import type { ImportItem } from './import-item.entity.js';
import type { ImportResult } from './import.repository.js';
import { ImportedPosts } from './imported-posts.js';
import type { ImportRun } from './import-run.entity.js';
import { OldPaths } from './old-paths.js';
import { type ImportedPost, readPost } from './read-post.js';
import { isOnline, withPictures } from './readable-text.js';
import { type WayToRead, waysToRead } from './ways-to-read.js';

/** Of one post: what is not there by then stays a link. */
const PICTURES_TIMEOUT_MS = 120_000;
const MAX_PICTURES = 100;
const MAX_SHOWN = 200;
/** As much as a save takes: what is read before it must not hold up other requests either. */
const MAX_LENGTH = studio.limits.maxTextMegabytes * 1024 * 1024;
const MAX_TAGS = 20_000;
const TOO_LARGE = `Its text has more than ${studio.limits.maxTextMegabytes} MB, or too much formatting.`;
const UNREADABLE = 'It could not be read.';
const IN_BIN = 'It lies in the bin here, where it can be put back.';

export interface ImportSurroundings {
  actor: Actor;
  run: ImportRun;
  /** Our paths of pictures that were asked for in this slice, undefined where one could not be had. */
  fetched: Map<string, string | undefined>;
  signal: AbortSignal;
}

@Injectable()
export class ImportPost {
  private readonly logger = new Logger(ImportPost.name);

  constructor(
    private readonly imported: ImportedPosts,
    private readonly createPost: CreatePost,
    private readonly pictures: FetchPicture,
    private readonly oldPaths: OldPaths,
  ) {}

  /** One entry that cannot be read never holds up those behind it. @throws what may go away by itself: a database or a store that is away */
  async run(entry: ImportItem, around: ImportSurroundings): Promise<ImportResult> {
    let problems = ['Its text was gone. Please import the file once more.'];
    for (const way of entry.item ? waysToRead(entry.item) : [])
      try {
        return await this.read(entry, way, around);
      } catch (error) {
        if (around.signal.aborted || isUnavailable(error)) throw error;
        if (!(error instanceof ValidationError))
          this.logger.error(error, 'An entry of an import could not be read');
        problems = error instanceof ValidationError ? Object.values(error.messages) : [UNREADABLE];
      }
    return { state: 'failed', problems };
  }

  private async read(
    { slug, oldPath }: ImportItem,
    { item, problems }: WayToRead,
    around: ImportSurroundings,
  ): Promise<ImportResult> {
    const { run } = around;
    const keys = addKeysOf(run, item);
    const present = (await this.imported.withKeys(keys)).at(-1);
    if (present?.is_in_bin) return { state: 'present', problems: [IN_BIN], slug: '' };
    if (present) return this.leadToPresent(present, oldPath);
    if (isTooLarge(item.content)) throw new ValidationError({ description: TOO_LARGE });
    const newAddresses = await this.oldPaths.newAddresses(run, item.content);
    const { attachments, site } = run;
    const post = readPost(item, { attachments, site, newAddress: (old) => newAddresses.get(old) });
    post.problems.unshift(...problems);
    const withStored = await this.storePictures(post, around);
    // What could not be fetched because the server stops is fetched after its start.
    around.signal.throwIfAborted();
    return this.add(withStored, { slug, oldPath, key: keys[0], ...around });
  }

  /** Also when the server stopped after the post was added and before its address led here. */
  private async leadToPresent({ id, slug }: KeyedPost, oldPath: string): Promise<ImportResult> {
    const reason = await this.oldPaths.lead(oldPath, slug);
    return { state: 'present', problems: reason ? [notLeading(oldPath, reason)] : [], postId: id, slug };
  }

  private async add(
    post: StoredPost,
    { slug, oldPath, key, actor, run }: ImportSurroundings & { slug: string; oldPath: string; key: string },
  ): Promise<ImportResult> {
    const { problems, isWhole } = post;
    const isHeld = run.asDrafts || !isWhole;
    const form = { ...post.form, slug, ...(isHeld && { status: 'draft' as const }) };
    const save = { sent: {}, actor, key };
    const saved = await this.createPost.run(form, save).catch((error: unknown) => {
      if (!(error instanceof ValidationError) || !('slug' in error.messages)) throw error;
      problems.push('Its address was taken by another blog, so it has a new one.');
      return this.createPost.run({ ...form, slug: '' }, save);
    });
    const reason = await this.oldPaths.lead(oldPath, saved.slug);
    if (reason) problems.push(notLeading(oldPath, reason));
    const state = saved.status === 'draft' ? 'draft' : 'added';
    return { state, problems, postId: saved.id, slug: saved.slug };
  }

  private async storePictures(
    { pictures, mainPicture, description, ...post }: ImportedPost,
    around: ImportSurroundings,
  ): Promise<StoredPost> {
    const until = AbortSignal.any([around.signal, AbortSignal.timeout(PICTURES_TIMEOUT_MS)]);
    const store = async (address: string) => {
      if (!around.fetched.has(address)) around.fetched.set(address, await this.store(address, around, until));
      return around.fetched.get(address);
    };
    const main = mainPicture && (await store(mainPicture));
    for (const address of pictures.slice(0, MAX_PICTURES)) await store(address);
    const stored = new Map(pictures.flatMap((address) => pair(address, around.fetched.get(address))));
    const missing = pictures.filter((address) => !stored.has(address));
    const problems = [...post.problems, ...sentencesAbout(missing)];
    if (mainPicture && !main)
      problems.push(`The picture at its top could not be fetched: ${shortened(mainPicture)}`);
    const isWhole = problems.length === 0;
    const text = { description: withPictures(description, stored) };
    const form = { ...post.form, ...text, ...(main && { feature_image_path: main }) };
    return { form, problems: problems.concat(post.notes), isWhole };
  }

  private store(
    address: string,
    { actor, run: { attachments } }: ImportSurroundings,
    until: AbortSignal,
  ): Promise<string | undefined> {
    const alt = Object.values(attachments).find(({ url }) => url === address)?.alt ?? '';
    return this.pictures.store(address, { alt, by: adminIdOf(actor) }, until);
  }
}

interface StoredPost extends Pick<ImportedPost, 'form' | 'problems'> {
  isWhole: boolean;
}

/** From an address there to one here. */
function pair(address: string, stored: string | undefined): [string, string][] {
  return stored ? [[address, `/api/${stored}`]] : [];
}

function sentencesAbout(missing: string[]): string[] {
  const linked = missing.filter(isOnline);
  const others = missing.length - linked.length;
  const sentences = [];
  if (linked.length > 1)
    sentences.push(`${linked.length} pictures could not be fetched; links to them stand in their places.`);
  else if (linked[0])
    sentences.push(
      `The picture ${shortened(linked[0])} could not be fetched; a link to it stands in its place.`,
    );
  if (others > 1)
    sentences.push(`${others} pictures could not be taken over; their descriptions stand in their places.`);
  else if (others === 1)
    sentences.push('1 picture could not be taken over; its description stands in its place.');
  return sentences;
}

function shortened(address: string): string {
  return address.length > MAX_SHOWN ? `${address.slice(0, MAX_SHOWN)}…` : address;
}

function isUnavailable(error: unknown): boolean {
  return toHttpError(error).status === HttpStatus.SERVICE_UNAVAILABLE.valueOf();
}

function isTooLarge(text: string): boolean {
  return text.length > MAX_LENGTH || text.split('<').length > MAX_TAGS;
}

function notLeading(oldPath: string, reason: string): string {
  return `Its old address ${oldPath} does not lead here. ${reason}`;
}
