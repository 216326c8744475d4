import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PicturePlace } from '../pictures/picture-use.js';
import { TablePictureUse } from '../pictures/table-picture-use.repository.js';
import { WritingDraftRepository } from './writing-draft.repository.js';

@Injectable()
export class DraftPictureUse extends TablePictureUse {
  protected readonly table = 'writing_draft';
  override readonly placed = `SELECT 'uploads/' || unnest(pictures) || '.webp' AS src FROM writing_draft`;

  constructor(private readonly drafts: WritingDraftRepository) {
    super();
  }

  override async places(manager: EntityManager, name: string): Promise<PicturePlace[]> {
    return (await this.drafts.showing(manager, name)).map(
      ({ id, kind, thing_id: thing, title, admin_id }) => ({
        kind: 'draft',
        id,
        title: title || 'Without a title',
        where: `draft of a ${kind}`,
        path: thing === null ? `/add-${kind}` : `/edit-${kind}/${thing}`,
        canChange: false,
        ownedBy: admin_id,
      }),
    );
  }
}
