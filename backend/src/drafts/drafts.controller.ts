import { Body, Controller, Delete, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiOkResponse,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import type { Session } from '../auth/session.entity.js';
import { TextBodyInterceptor } from '../publication/text-body.interceptor.js';
import { CurrentSession } from '../requests/current-session.js';
import { DraftsService } from './drafts.service.js';
import {
  type DraftDeleted,
  type DraftForm,
  type DraftList,
  type DraftQuery,
  type DraftSaved,
  draftConflictSchema,
  draftDeletedSchema,
  draftFormSchema,
  draftListSchema,
  draftQuery,
  draftSavedSchema,
} from './drafts.schema.js';
import { editorIdPipe } from './editor-id.pipe.js';

/** Of the person who asks, of all their devices. */
@Controller('admin/drafts')
@ForRole('editor')
@ApiBearerAuth()
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: draftListSchema })
  async list(
    @Query({ schema: draftQuery }) query: DraftQuery,
    @CurrentSession() session: Session,
  ): Promise<DraftList> {
    return { data: await this.drafts.list(session, query) };
  }

  @Put(':draft')
  @UseInterceptors(TextBodyInterceptor)
  @ApiOkResponse({ standardSchema: draftSavedSchema })
  @ApiConflictResponse({ standardSchema: draftConflictSchema })
  @ApiTooManyRequestsResponse({ description: 'Nothing was kept: send it again, with what was typed since.' })
  async save(
    @Param('draft', editorIdPipe) draft: string,
    @Body({ schema: draftFormSchema }) form: DraftForm,
    @CurrentSession() session: Session,
  ): Promise<DraftSaved> {
    return { data: await this.drafts.save(draft, form, session) };
  }

  @Delete(':draft')
  @ApiOkResponse({ standardSchema: draftDeletedSchema })
  async remove(
    @Param('draft', editorIdPipe) draft: string,
    @CurrentSession() session: Session,
  ): Promise<DraftDeleted> {
    await this.drafts.remove(draft, session);
    return { status: true };
  }
}
