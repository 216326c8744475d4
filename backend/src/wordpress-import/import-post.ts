import { ConflictException, HttpStatus, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
import { readPost } from './reading/read-post.js';
import { type ImportSurroundings, type StoredPost, StorePostPictures } from './store-post-pictures.js';
import { wishedSlug } from './reading/wished-slug.js';
import { type WayToRead, waysToRead } from './reading/ways-to-read.js';

/** As much as a save takes: what is read before it must not hold up other requests either. */
const MAX_LENGTH = studio.limits.maxTextMegabytes * 1024 * 1024;
const MAX_TAGS = 20_000;
const TOO_LARGE = `Its text has more than ${studio.limits.maxTextMegabytes} MB, or too much formatting.`;
const UNREADABLE = 'It could not be read.';
const TAKEN = 'Its address was taken by another blog, so it has a new one.';
const TAKEN_MEANWHILE =
  'Another blog took its address while the import ran: see where links of the others to this one lead.';
const IN_BIN = 'It lies in the bin here, where it can be put back.';

@Injectable()
export class ImportPost {
  private readonly logger = new Logger(ImportPost.name);

  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly imported: ImportedPosts,
    private readonly createPost: CreatePost,
    private readonly updatePost: UpdatePost,
    private readonly pictures: StorePostPictures,
    private readonly oldPaths: OldPaths,
  ) {}

  /** One entry that cannot be read never holds up those behind it. @returns nothing where its outcome is stored with its post. @throws ImportEnded, and what may go away by itself: a database or a store that is away */
  async run(entry: ImportItem, around: ImportSurroundings): Promise<ImportResult | undefined> {
    let problems = ['Its text was gone. Please import the file once more.'];
    for (const way of entry.item ? waysToRead(entry.item) : [])
      try {
        return await this.read(entry, way, around);
      } catch (error) {
        if (around.signal.aborted || isUnavailable(error) || error instanceof ImportEnded) throw error;
        if (entry.postId !== null && isLate(error)) return { state: 'draft', problems: entry.problems };
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
  ): Promise<ImportResult | undefined> {
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
    await this.save(withStored, entry, { key: keys[0], wished: wishedSlug(item), ...around });
    return undefined;
  }

  private async leadToPresent({ id, slug }: KeyedPost, oldPath: string): Promise<ImportResult> {
    const problems = await this.oldPaths.lead(this.database.manager, oldPath, slug);
    return { state: 'present', problems, postId: id, slug };
  }

  /** All in one transaction, so that an import which is broken off or taken back leaves nothing half done. */
  private async save(
    { problems, isWhole, pictures, ...post }: StoredPost,
    entry: ImportItem,
    { key, wished, actor, run }: ImportSurroundings & Record<'key' | 'wished', string>,
  ): Promise<void> {
    const isHeld = run.asDrafts || !isWhole;
    const form = { ...post.form, ...(isHeld && { status: 'draft' as const }) };
    const alongside: PostSave['alongside'] = async (manager, { id: postId, slug, version, status }) => {
      const isRenamed = entry.slug !== '' && slug !== wished && !problems.includes(TAKEN_MEANWHILE);
      const notLed = await this.oldPaths.lead(manager, entry.oldPath, slug);
      await this.imports.finishMade(manager, entry, {
        state: status === 'draft' ? 'draft' : 'added',
        problems: [...problems, ...(isRenamed ? [TAKEN] : []), ...notLed],
        pictures,
        postId,
        slug,
        postVersion: version,
      });
    };
    const save: PostSave = { sent: {}, actor, key, alongside };
    await (entry.postId === null
      ? this.add({ ...form, slug: entry.slug }, save, problems)
      : this.updatePost.run(entry.postId, { ...form, version: entry.postVersion }, save));
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
