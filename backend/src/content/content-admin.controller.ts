import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import type { Session } from '../auth/session.entity.js';
import { failureSchema } from '../errors/failure.schema.js';
import { CurrentSession } from '../requests/current-session.js';
import { AdminSections } from './admin-sections.js';
import {
  type AdminSectionsAnswer,
  type ContentPreviewLinkMade,
  type PreviewForm,
  type SectionForm,
  type SectionSaved,
  adminSectionsSchema,
  contentPreviewLinkMadeSchema,
  previewFormSchema,
  sectionFormSchema,
  sectionSavedSchema,
} from './content-admin.schema.js';
import { SaveSection } from './save-section.js';
import { sectionName } from './section-files.js';
import { SectionPreviews } from './section-previews.js';

@Controller('admin/content')
@ForRole('editor')
@ApiBearerAuth()
export class ContentAdminController {
  constructor(
    private readonly sections: AdminSections,
    private readonly saveSection: SaveSection,
    private readonly previews: SectionPreviews,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: adminSectionsSchema })
  async list(): Promise<AdminSectionsAnswer> {
    return { data: await this.sections.all() };
  }

  @Post(':name')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: sectionSavedSchema })
  @ApiNotFoundResponse({ description: 'There is no such section.' })
  @ApiConflictResponse({ description: 'Somebody else saved meanwhile.', standardSchema: failureSchema })
  async save(
    @Param('name') name: string,
    @Body({ schema: sectionFormSchema }) form: SectionForm,
    @CurrentSession() actor: Session,
  ): Promise<SectionSaved> {
    const data = await this.saveSection.run(sectionName(name), form, actor);
    return { status: true, message: 'Saved. It is on the site.', data };
  }

  @Post(':name/preview')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: contentPreviewLinkMadeSchema })
  @ApiNotFoundResponse({ description: 'There is no such section.' })
  async preview(
    @Param('name') name: string,
    @Body({ schema: previewFormSchema }) form: PreviewForm,
    @CurrentSession() actor: Session,
  ): Promise<ContentPreviewLinkMade> {
    return { data: await this.previews.makeLink(sectionName(name), form.value, actor) };
  }
}
