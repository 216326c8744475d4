import { Body, Controller, Get, HttpCode, Param, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { adminIdOf } from '../../audit/audit-log.js';
import type { Session } from '../../auth/session.entity.js';
import { EditorPictures } from '../../pictures/editor-pictures.js';
import { PictureFields } from '../../pictures/picture-fields.interceptor.js';
import { type SentFiles, sentFile, sentName } from '../../pictures/sent-files.js';
import { TextBodyInterceptor } from '../../publication/text-body.interceptor.js';
import { CurrentSession } from '../../requests/current-session.js';
import { SENT_AT, type SaveKey, SentSaveKey } from '../../requests/save-key.js';
import { projectIdPipe } from '../project-id.pipe.js';
import { AdminProjectReader } from './admin-project-reader.js';
import { CreateProject } from './create-project.js';
import { OrderProjects } from './order-projects.js';
import {
  type AdminProjectAnswer,
  type AdminProjects,
  type PlanStored,
  type ProjectLinks,
  type ProjectSaved,
  type ProjectsOrdered,
  adminProjectAnswerSchema,
  adminProjectsSchema,
  planStoredSchema,
  projectLinksSchema,
  projectSavedSchema,
  projectsOrderedSchema,
} from './project-admin.schema.js';
import {
  type ProjectForm,
  type ProjectOrder,
  projectFormSchema,
  projectOrderSchema,
} from './project-form.schema.js';
import { UpdateProject } from './update-project.js';

const NOT_FOUND = { description: 'Project not found.' };
const CONFLICT = { description: 'Somebody else has changed it meanwhile.' };

@Controller('admin')
@ForRole('editor')
@ApiBearerAuth()
export class ProjectAdminController {
  constructor(
    private readonly projects: AdminProjectReader,
    private readonly createProject: CreateProject,
    private readonly updateProject: UpdateProject,
    private readonly orderProjects: OrderProjects,
    private readonly pictures: EditorPictures,
  ) {}

  @Get('project')
  @ForRole('leads')
  @ApiOkResponse({ standardSchema: adminProjectsSchema })
  async list(): Promise<AdminProjects> {
    return { data: await this.projects.list() };
  }

  @Get('project/:id')
  @ForRole('leads')
  @ApiOkResponse({ standardSchema: adminProjectAnswerSchema })
  @ApiNotFoundResponse(NOT_FOUND)
  async read(@Param('id', projectIdPipe) id: number): Promise<AdminProjectAnswer> {
    return { data: await this.projects.byId(id) };
  }

  @Get('project/:id/links')
  @ApiOkResponse({ standardSchema: projectLinksSchema })
  @ApiNotFoundResponse(NOT_FOUND)
  async links(@Param('id', projectIdPipe) id: number): Promise<ProjectLinks> {
    return { data: await this.projects.linkingPosts(id) };
  }

  @Post('project')
  @UseInterceptors(TextBodyInterceptor)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiHeader({ name: 'Sent-At', required: false, description: SENT_AT })
  @ApiCreatedResponse({ standardSchema: projectSavedSchema })
  async add(
    @Body({ schema: projectFormSchema }) form: ProjectForm,
    @CurrentSession() actor: Session,
    @SentSaveKey() saveKey: SaveKey,
  ): Promise<ProjectSaved> {
    const data = await this.createProject.run(form, { actor, ...saveKey });
    return { status: true, message: 'Project added successfully!', data };
  }

  @Post('project/:id/update')
  @HttpCode(200)
  @UseInterceptors(TextBodyInterceptor)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiHeader({ name: 'Sent-At', required: false, description: SENT_AT })
  @ApiOkResponse({ standardSchema: projectSavedSchema })
  @ApiNotFoundResponse(NOT_FOUND)
  @ApiConflictResponse(CONFLICT)
  async change(
    @Param('id', projectIdPipe) id: number,
    @Body({ schema: projectFormSchema }) form: ProjectForm,
    @CurrentSession() actor: Session,
    @SentSaveKey() saveKey: SaveKey,
  ): Promise<ProjectSaved> {
    const data = await this.updateProject.run(id, form, { actor, ...saveKey });
    return { status: true, message: 'Project updated successfully!', data };
  }

  @Post('project-order')
  @HttpCode(200)
  @UseInterceptors(TextBodyInterceptor)
  @ApiOkResponse({ standardSchema: projectsOrderedSchema })
  @ApiConflictResponse(CONFLICT)
  async order(
    @Body({ schema: projectOrderSchema }) order: ProjectOrder,
    @CurrentSession() actor: Session,
  ): Promise<ProjectsOrdered> {
    await this.orderProjects.run(order, actor);
    return { status: true, message: 'The order is saved.' };
  }

  @Post('project-plan')
  @UseInterceptors(PictureFields('file'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @ApiCreatedResponse({ standardSchema: planStoredSchema })
  async addPlan(@UploadedFiles() files: SentFiles, @CurrentSession() actor: Session): Promise<PlanStored> {
    const upload = { fileName: sentName(files, 'file'), by: adminIdOf(actor) };
    return { data: { src: await this.pictures.addPlan(sentFile(files, 'file'), upload) } };
  }
}
