import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { z } from 'zod';
import type { Session } from '../auth/session.entity.js';
import { DraftText } from '../blog/draft-text.js';
import { PictureClaims } from '../pictures/picture-claims.js';
import { namesInText } from '../pictures/picture-name.js';
import { studio } from '../studio/studio.js';
import { type DraftContent, draftContent } from './draft-content.js';
import type { Draft, DraftForm, DraftQuery, DraftSaved } from './drafts.schema.js';
import type { WritingDraft } from './writing-draft.entity.js';
import { WriteRate } from './write-rate.js';
import { type SentDraft, WritingDraftRepository } from './writing-draft.repository.js';

/** Of one person: the oldest make way. */
const MAX_OF_THING = 10;
const MAX_OF_ALL = 50;

const NOT_FOUND = { blog: 'Blog not found.', project: 'Project not found.' };
const missingOwner = z.object({ code: z.literal('23503') });

type Saved = Omit<DraftSaved['data'], 'id'>;

/** Everybody reads, changes and removes their own alone. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly drafts: WritingDraftRepository,
    private readonly text: DraftText,
    private readonly claims: PictureClaims,
    private readonly rate: WriteRate,
  ) {}

  /** @throws TooManyRequests @throws ConflictException when another tab has sent under the same id meanwhile */
  async save(key: string, form: DraftForm, session: Session): Promise<DraftSaved['data']> {
    this.rate.take(`draft ${session.adminId}`);
    const content = this.cleaned(form);
    const device = session.origin?.device ?? { name: '', kind: 'computer' };
    const sent: SentDraft = {
      adminId: session.adminId,
      draft: key,
      revision: form.revision,
      basedOn: form.based_on ?? null,
      device: device.name,
      deviceKind: device.kind,
      content,
      pictures: namesInText(JSON.stringify(content)),
    };
    const saved = await this.database
      .transaction(async (manager) => (await this.change(manager, sent)) ?? this.add(manager, sent, form))
      .catch((error: unknown) => {
        throw isOwnerMissing(error) ? new NotFoundException({ message: NOT_FOUND[form.kind] }) : error;
      });
    return { id: key, ...saved };
  }

  async list({ adminId }: Session, thing: DraftQuery): Promise<Draft[]> {
    return (await this.drafts.find(adminId, thing)).map(toDraft);
  }

  async remove(key: string, { adminId }: Session): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lose(manager, await this.drafts.remove(manager, adminId, key));
    });
  }

  async removeOld(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lose(manager, await this.drafts.removeOld(manager, studio.retention.serverDrafts));
    });
  }

  private async change(manager: EntityManager, sent: SentDraft): Promise<Saved | undefined> {
    const changed = await this.drafts.change(manager, sent);
    if (!changed) return undefined;
    const { before, ...saved } = changed;
    await this.lose(
      manager,
      before.filter((name) => !sent.pictures.includes(name)),
    );
    return saved;
  }

  /** Also one that went meanwhile, such as the oldest of many: what is typed is kept. */
  private async add(manager: EntityManager, sent: SentDraft, { kind, id }: DraftForm): Promise<Saved> {
    const added = await this.drafts.add(manager, sent, { kind, id: id ?? null });
    if (!added) throw await this.conflict(manager, sent);
    await this.lose(manager, await this.drafts.removeBeyond(manager, sent.adminId, MAX_OF_THING, MAX_OF_ALL));
    return added;
  }

  private async conflict(manager: EntityManager, { adminId, draft }: SentDraft): Promise<Error> {
    const present = await this.drafts.byKey(manager, adminId, draft);
    const message = 'This draft was changed in another tab meanwhile. Nothing was overwritten.';
    if (!present) return new ConflictException({ message });
    const { revision, saved_at, device, device_kind } = toDraft(present);
    return new ConflictException({ message, conflict: { revision, saved_at, device, device_kind } });
  }

  /** The next night's sweep removes those that nothing shows. */
  private async lose(manager: EntityManager, lost: string[]): Promise<void> {
    if (lost.length > 0) await this.claims.commit(manager, undefined, { lost });
  }

  private cleaned({ kind, content: sent }: DraftForm): DraftContent {
    const content = draftContent(kind, sent);
    const { description } = content;
    if (kind !== 'blog' || typeof description !== 'string') return content;
    return { ...content, description: this.text.clean(description) };
  }
}

function toDraft(row: WritingDraft): Draft {
  const { draft, kind, revision, device, content } = row;
  return {
    draft,
    kind,
    id: row.postId ?? row.projectId,
    based_on: row.basedOn,
    revision,
    saved_at: row.savedAt.toISOString(),
    device,
    device_kind: row.deviceKind,
    written_by: row.writtenBy,
    content,
  };
}

function isOwnerMissing(error: unknown): boolean {
  return error instanceof QueryFailedError && missingOwner.safeParse(error.driverError).success;
}
