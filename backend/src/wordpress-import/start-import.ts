import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../audit/audit-log.js';
import { plainText } from '../blog/plain-text.js';
import { ValidationError } from '../errors/validation-error.js';
import { JobQueue } from '../jobs/job-queue.js';
import { cutAtWord } from './reading/cut-at-word.js';
import { IMPORT_POSTS, importJob } from './import-posts.job.js';
import { ImportRepository, type NewImportItem } from './import.repository.js';
import type { StartImportForm } from './import.schema.js';
import { oldPathIn } from './old-paths.js';
import { readWordpressExport } from './reading/read-wordpress-export.js';
import { wishedSlug } from './reading/wished-slug.js';
import { withFootnotes } from './reading/with-footnotes.js';
import { withPatterns } from './reading/with-patterns.js';
import type { Attachments, WordpressItem } from './reading/wordpress-item.schema.js';

const ALT = '_wp_attachment_image_alt';
/** What WordPress keeps of itself: nobody wrote it. */
const OF_WORDPRESS =
  /^(attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/;
const LEFT_OUT: Record<string, string> = {
  page: 'A page of its own: only posts are brought in.',
  trash: 'It was in the bin there.',
  'auto-draft': 'It was never saved there.',
};
const MAX_TITLE_LENGTH = 200;

@Injectable()
export class StartImport {
  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the number of the run; its posts follow by a job */
  async run(
    file: Buffer | undefined,
    { as_drafts: asDrafts }: StartImportForm,
    actor: Actor,
  ): Promise<number> {
    if (!file)
      throw new ValidationError({ file: 'Please choose the export of WordPress, a file that ends in .xml.' });
    const { site, items } = await readWordpressExport(file);
    const written = withPatterns(items)
      .filter(({ post_type }) => !OF_WORDPRESS.test(post_type))
      .map(withFootnotes);
    if (written.length === 0) throw new ValidationError({ file: 'The export has no posts.' });
    const run = { site, attachments: attachmentsIn(items), asDrafts, startedBy: adminIdOf(actor) };
    return this.database.transaction(async (manager) => {
      const id = await this.imports.add(manager, run, written.map(toImportItem));
      await this.queue.add(manager, IMPORT_POSTS, { run: id }, importJob(id));
      await this.audit.record(manager, {
        actor,
        action: 'blogs imported',
        subjectType: 'blog',
        subjectId: null,
        subject: `${written.length} entries of ${site || 'a WordPress export'}${asDrafts ? ', as drafts' : ''}`,
      });
      return id;
    });
  }
}

function attachmentsIn(items: WordpressItem[]): Attachments {
  return Object.fromEntries(
    items
      .filter(({ post_type, attachment_url }) => post_type === 'attachment' && attachment_url)
      .map((item) => [
        item.post_id,
        {
          url: item.attachment_url,
          alt: plainText(item.meta[ALT] ?? ''),
          caption: item.excerpt.replaceAll(/\s+/g, ' '),
          parent: item.post_parent,
        },
      ]),
  );
}

function toImportItem(item: WordpressItem, position: number): NewImportItem {
  const { post_type, status, link } = item;
  const title = cutAtWord(plainText(item.title), MAX_TITLE_LENGTH);
  const reason = post_type === 'post' ? LEFT_OUT[status] : (LEFT_OUT[post_type] ?? 'It is no post.');
  return {
    position,
    title,
    slug: wishedSlug(item),
    oldPath: oldPathIn(link),
    item: reason ? null : item,
    state: reason ? 'left out' : 'waiting',
    problems: reason ? [reason] : [],
    postId: null,
  };
}
