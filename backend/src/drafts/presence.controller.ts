import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
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
import { PresenceService } from './presence.service.js';

/** Who else has the same editor open. It tells, and never locks. */
@Controller('admin/presence')
@ForRole('editor')
@ApiBearerAuth()
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Put()
  @ApiOkResponse({ standardSchema: othersPresentSchema })
  async see(
    @Body({ schema: presenceFormSchema }) form: PresenceForm,
    @CurrentSession() { adminId }: Session,
  ): Promise<OthersPresent> {
    return { data: await this.presence.see(form, adminId) };
  }

  /** For people who only read, such as earlier versions. */
  @Get()
  @ApiOkResponse({ standardSchema: othersPresentSchema })
  async list(
    @Query({ schema: draftQuery }) query: DraftQuery,
    @CurrentSession() { adminId }: Session,
  ): Promise<OthersPresent> {
    return { data: await this.presence.others(query, adminId) };
  }

  @Delete(':editor')
  @ApiOkResponse({ standardSchema: draftDeletedSchema })
  async leave(
    @Param('editor', editorIdPipe) editor: string,
    @CurrentSession() { adminId }: Session,
  ): Promise<DraftDeleted> {
    await this.presence.leave(editor, adminId);
    return { status: true };
  }
}
