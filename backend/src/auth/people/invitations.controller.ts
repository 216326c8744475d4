import { Body, Controller, Delete, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { formLimits } from '../auth.controller.js';
import type { Session } from '../session.entity.js';
import { Invitations } from './invitations.service.js';
import { toInvitation } from './people.mapper.js';
import {
  type InvitationForm,
  type InvitationMade,
  type InvitationSent,
  invitationFormSchema,
  invitationMadeSchema,
  invitationSentSchema,
} from './people.schema.js';
import { invitationIdPipe } from './person-id.pipe.js';

const NOT_FOUND = { description: 'This invitation was taken up or taken back.' };

@Controller('admin/invitations')
@ForRole('owner')
@ApiBearerAuth()
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Post()
  @ApiCreatedResponse({ standardSchema: invitationMadeSchema })
  async invite(
    @Body({ schema: invitationFormSchema }) form: InvitationForm,
    @CurrentSession() actor: Session,
  ): Promise<InvitationMade> {
    const { invitation, link } = await this.invitations.invite(form, actor, 'by mail');
    return { data: toInvitation(invitation), link };
  }

  @Post(':id/send')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: invitationSentSchema })
  @ApiNotFoundResponse(NOT_FOUND)
  async sendAgain(
    @Param('id', invitationIdPipe) id: string,
    @CurrentSession() actor: Session,
  ): Promise<InvitationSent> {
    const { link } = await this.invitations.sendAgain(id, actor);
    return { link };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NOT_FOUND)
  async takeBack(@Param('id', invitationIdPipe) id: string, @CurrentSession() actor: Session): Promise<void> {
    await this.invitations.takeBack(id, actor);
  }
}
