import { ConflictException, HttpStatus, Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { BlogPost } from '../blog/blog-post.entity.js';
import { type PostSave, UpdatePost } from '../blog/update-post.js';
import { CreatePost } from '../blog/create-post.js';
import type { KeyedPost } from '../blog/blog-post.repository.js';
import type { PostForm } from '../blog/post-form.schema.js';
import { toHttpError } from '../errors/http-error.js';
import { ValidationError } from '../errors/validation-error.js';
import { studio } from '../studio/studio.js';
import { addKeysOf } from './add-keys-of.js';
import type { ImportItem } from './import-item.entity.js';
import { ImportEnded, ImportRepository, type ImportResult } from './import.repository.js';
import { ImportedPosts } from './imported-posts.js';
import { OldPaths } from './old-paths.js';
import { readPost } from './read-post.js';
import { type ImportSurroundings, type StoredPost, StorePostPictures } from './store-post-pictures.js';
import { wishedSlug } from './wished-slug.js';
import { type WayToRead, waysToRead } from './ways-to-read.js';

/** As much as a save takes: what is read before it must not hold up other requests either. */
const MAX_LENGTH = studio.limits.maxTextMegabytes * 1024 * 1024;
const MAX_TAGS = 20_000;
const TOO_LARGE = `Its text has more than ${studio.limits.maxTextMegabytes} MB, or too much formatting.`;
const UNREADABLE = 'It could not be read.';
const TAKEN = 'Its address was taken by another blog, so it has a new one.';
const TAKEN_MEANWHILE =
  'Another blog took its address while the import ran: see where links of the others to this one lead.';
const IN_BIN = 'It lies in the bin here, where it can be put back.';

type MadePost = Pick<BlogPost, 'id' | 'slug' | 'version' | 'status'>;

@Injectable()
export class ImportPost {
  private readonly logger = new Logger(ImportPost.name);

  constructor(
    private readonly imports: ImportRepository,
    private readonly imported: ImportedPosts,
    private readonly createPost: CreatePost,
    private readonly updatePost: UpdatePost,
    private readonly pictures: StorePostPictures,
    private readonly oldPaths: OldPaths,
  ) {}

  /** One entry that cannot be read never holds up those behind it. @throws ImportEnded, and what may go away by itself: a database or a store that is away */
  async run(entry: ImportItem, around: ImportSurroundings): Promise<ImportResult> {
    let problems = ['Its text was gone. Please import the file once more.'];
    for (const way of entry.item ? waysToRead(entry.item) : [])
      try {
        return await this.read(entry, way, around);
      } catch (error) {
        if (around.signal.aborted || isUnavailable(error) || error instanceof ImportEnded) throw error;
        if (entry.postId !== null && isLate(error)) return this.leave(entry);
        if (!(error instanceof ValidationError))
          this.logger.error(error, 'An entry of an import could not be read');
        problems = error instanceof ValidationError ? Object.values(error.messages) : [UNREADABLE];
      }
    return entry.postId === null
      ? { state: 'failed', problems }
      : { state: 'draft', problems: entry.problems, pictures: entry.pictures ?? {} };
  }

  private async read(
    entry: ImportItem,
    { item, problems }: WayToRead,
    around: ImportSurroundings,
  ): Promise<ImportResult> {
    const { run } = around;
    const keys = addKeysOf(run, item);
    const present = entry.postId === null ? (await this.imported.withKeys(keys)).at(-1) : undefined;
    if (present?.is_in_bin) return { state: 'present', problems: [IN_BIN], slug: '' };
    if (present) return this.leadToPresent(present, entry.oldPath);
    if (isTooLarge(item.content)) throw new ValidationError({ description: TOO_LARGE });
    const newAddresses = await this.oldPaths.newAddresses(run, item.content);
    const { attachments, site } = run;
    const post = readPost(item, { attachments, site, newAddress: (old) => newAddresses.get(old) });
    post.problems.unshift(...problems);
    for (const [address, path] of Object.entries(entry.pictures ?? {})) around.fetched.set(address, path);
    const withStored = await this.pictures.run(post, around);
    // What could not be fetched because the server stops is fetched after its start.
    around.signal.throwIfAborted();
    return this.save(withStored, entry, { key: keys[0], wished: wishedSlug(item), ...around });
  }

  private async leave({ oldPath, slug, problems }: ImportItem): Promise<ImportResult> {
    await this.oldPaths.lead(oldPath, slug);
    return { state: 'draft', problems };
  }

  private async leadToPresent({ id, slug }: KeyedPost, oldPath: string): Promise<ImportResult> {
    const reason = await this.oldPaths.lead(oldPath, slug);
    return { state: 'present', problems: reason ? [notLeading(oldPath, reason)] : [], postId: id, slug };
  }

  private async save(
    { problems, isWhole, pictures, ...post }: StoredPost,
    entry: ImportItem,
    { key, wished, actor, run }: ImportSurroundings & Record<'key' | 'wished', string>,
  ): Promise<ImportResult> {
    const isHeld = run.asDrafts || !isWhole;
    const form = { ...post.form, ...(isHeld && { status: 'draft' as const }) };
    const resultOf = ({ id: postId, slug, version: postVersion, status }: MadePost): ImportResult => ({
      state: status === 'draft' ? 'draft' : 'added',
      problems: entry.slug && slug !== wished ? [...problems, TAKEN] : [...problems],
      pictures,
      postId,
      slug,
      postVersion,
    });
    const save: PostSave = {
      sent: {},
      actor,
      key,
      alongside: (manager, made) => this.imports.keepMade(manager, entry, resultOf(made)),
    };
    const saved =
      entry.postId === null
        ? await this.add({ ...form, slug: entry.slug }, save, problems)
        : await this.updatePost.run(entry.postId, { ...form, version: entry.postVersion }, save);
    const result = resultOf(saved);
    const reason = await this.oldPaths.lead(entry.oldPath, saved.slug);
    if (reason) result.problems.push(notLeading(entry.oldPath, reason));
    return result;
  }

  private add(form: PostForm, save: PostSave, problems: string[]): ReturnType<CreatePost['run']> {
    return this.createPost.run(form, save).catch((error: unknown) => {
      if (!(error instanceof ValidationError) || !('slug' in error.messages)) throw error;
      problems.push(TAKEN_MEANWHILE);
      return this.createPost.run({ ...form, slug: '' }, save);
    });
  }
}

function isUnavailable(error: unknown): boolean {
  return toHttpError(error).status === HttpStatus.SERVICE_UNAVAILABLE.valueOf();
}

function isLate(error: unknown): boolean {
  return error instanceof ConflictException || error instanceof NotFoundException;
}

function isTooLarge(text: string): boolean {
  return text.length > MAX_LENGTH || text.split('<').length > MAX_TAGS;
}

function notLeading(oldPath: string, reason: string): string {
  return `Its old address ${oldPath} does not lead here. ${reason}`;
}
