import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import {
  ApiBearerAuth,
  ApiConsumes,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { WithoutSecondFactor } from '../../requests/without-second-factor.js';
import { type Reauthenticate, reauthenticateSchema } from '../account.schema.js';
import { formLimits } from '../auth.controller.js';
import { type SignedIn, signedInSchema } from '../auth.schema.js';
import { Session } from '../session.entity.js';
import { Countries } from './countries.js';
import { OwnSessions, noSession } from './own-sessions.js';
import { toListedSession } from './sessions.mapper.js';
import { type SessionList, sessionListSchema } from './sessions.schema.js';

const sessionIdPipe = new ParseUUIDPipe({ exceptionFactory: noSession });

@Controller('admin')
@ForRole('leads')
@WithoutSecondFactor()
@ApiBearerAuth()
export class SessionsController {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly countries: Countries,
  ) {}

  @Get('sessions')
  @ApiOkResponse({ standardSchema: sessionListSchema })
  async list(@CurrentSession() asking: Session): Promise<SessionList> {
    const sessions = await this.sessions.list(asking);
    return {
      data: sessions.map((session) => toListedSession(session, asking, this.countries.of(session.network))),
    };
  }

  @Post('sessions/end-others')
  @HttpCode(204)
  @UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiNoContentResponse()
  async endOthers(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() asking: Session,
  ): Promise<void> {
    await this.sessions.endOthers(asking, password);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'It has ended, or is not yours.' })
  async end(
    @Param('id', sessionIdPipe) id: string,
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() asking: Session,
  ): Promise<void> {
    await this.sessions.end(asking, id, password);
  }

  @Post('session/extend')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signedInSchema })
  async extend(@CurrentSession() session: Session): Promise<SignedIn> {
    const { token, expiresAt } = await this.sessions.extend(session);
    return { token, expires_at: expiresAt.toISOString() };
  }
}
