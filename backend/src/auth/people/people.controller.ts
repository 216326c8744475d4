import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiNoContentResponse, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { formLimits } from '../auth.controller.js';
import type { Session } from '../session.entity.js';
import {
  type PeopleAnswer,
  type RemovalForm,
  type RoleForm,
  peopleSchema,
  removalFormSchema,
  roleFormSchema,
} from './people.schema.js';
import { People } from './people.service.js';
import { personIdPipe } from './person-id.pipe.js';

@Controller('admin/people')
@ForRole('owner')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'This person has no account any more.' })
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
export class PeopleController {
  constructor(private readonly people: People) {}

  @Get()
  @ApiOkResponse({ standardSchema: peopleSchema })
  list(@CurrentSession() session: Session): Promise<PeopleAnswer> {
    return this.people.list(session);
  }

  @Patch(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async giveRole(
    @Param('id', personIdPipe) id: string,
    @Body({ schema: roleFormSchema }) { role }: RoleForm,
    @CurrentSession() actor: Session,
  ): Promise<void> {
    await this.people.giveRole(id, role, actor);
  }

  @Post(':id/block')
  @HttpCode(204)
  @ApiNoContentResponse()
  async block(@Param('id', personIdPipe) id: string, @CurrentSession() actor: Session): Promise<void> {
    await this.people.block(id, actor);
  }

  @Post(':id/unblock')
  @HttpCode(204)
  @ApiNoContentResponse()
  async unblock(@Param('id', personIdPipe) id: string, @CurrentSession() actor: Session): Promise<void> {
    await this.people.unblock(id, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(
    @Param('id', personIdPipe) id: string,
    @Body({ schema: removalFormSchema }) form: RemovalForm,
    @CurrentSession() actor: Session,
  ): Promise<void> {
    await this.people.remove(id, form, actor);
  }
}
