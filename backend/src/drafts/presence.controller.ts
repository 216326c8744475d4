import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import { AdminEmails } from '../auth/admin-emails.js';
import type { Session } from '../auth/session.entity.js';
import { CurrentSession } from '../requests/current-session.js';
import {
  type DraftDeleted,
  type DraftQuery,
  type OthersPresent,
  type PresenceForm,
  draftDeletedSchema,
  draftQuery,
  othersPresentSchema,
  presenceFormSchema,
} from './drafts.schema.js';
import { editorIdPipe } from './editor-id.pipe.js';
import { PresenceRepository } from './presence.repository.js';
import { WriteRate } from './write-rate.js';

/** Who else has the same editor open. It tells, and never locks. */
@Controller('admin/presence')
@ForRole('editor')
@ApiBearerAuth()
export class PresenceController {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly emails: AdminEmails,
    private readonly rate: WriteRate,
  ) {}

  @Put()
  @ApiOkResponse({ standardSchema: othersPresentSchema })
  async see(
    @Body({ schema: presenceFormSchema }) form: PresenceForm,
    @CurrentSession() { adminId }: Session,
  ): Promise<OthersPresent> {
    this.rate.take(`presence ${adminId}`);
    await this.presence.see(form, adminId);
    return this.others(form, adminId);
  }

  /** For whoever only looks, such as at versions. */
  @Get()
  @ApiOkResponse({ standardSchema: othersPresentSchema })
  async list(
    @Query({ schema: draftQuery }) query: DraftQuery,
    @CurrentSession() { adminId }: Session,
  ): Promise<OthersPresent> {
    return this.others(query, adminId);
  }

  @Delete(':editor')
  @ApiOkResponse({ standardSchema: draftDeletedSchema })
  async leave(
    @Param('editor', editorIdPipe) editor: string,
    @CurrentSession() { adminId }: Session,
  ): Promise<DraftDeleted> {
    await this.presence.remove(editor, adminId);
    return { status: true };
  }

  private async others(thing: DraftQuery, adminId: string): Promise<OthersPresent> {
    const others = await this.presence.others(thing, adminId);
    const names = await this.emails.namesById(others.map((other) => other.admin_id));
    return {
      data: others.flatMap(({ admin_id, since, typed_at }) => {
        const name = names.get(admin_id);
        return name === undefined ? [] : { name, since, typed_at };
      }),
    };
  }
}
