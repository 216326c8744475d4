import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import {
  ApiBearerAuth,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { WithoutSecondFactor } from '../../requests/without-second-factor.js';
import { type Reauthenticate, reauthenticateSchema } from '../account.schema.js';
import { formLimits } from '../auth.controller.js';
import type { Session } from '../session.entity.js';
import { OwnPasskeys, passkeyNotFound } from './own-passkeys.js';
import type { Passkey } from './passkey.entity.js';
import * as schemas from './passkey.schema.js';

const passkeyIdPipe = new ParseUUIDPipe({ exceptionFactory: passkeyNotFound });

@Controller('admin/passkeys')
@ForRole('leads')
@WithoutSecondFactor()
@ApiBearerAuth()
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  @Get()
  @ApiOkResponse({ standardSchema: schemas.passkeysSchema })
  async list(@CurrentSession() { adminId }: Session): Promise<schemas.PasskeyList> {
    return { data: (await this.passkeys.list(adminId)).map(entryOf) };
  }

  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schemas.passkeyOptionsSchema })
  async begin(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<schemas.PasskeyOptions> {
    return this.passkeys.begin(session, password);
  }

  @Post()
  @ApiConsumes('application/json')
  @ApiCreatedResponse({ standardSchema: schemas.passkeyAddedSchema })
  async add(
    @Body({ schema: schemas.newPasskeySchema }) form: schemas.NewPasskey,
    @CurrentSession() session: Session,
  ): Promise<schemas.PasskeyAdded> {
    const { passkey, codes } = await this.passkeys.add(session, form);
    return { data: entryOf(passkey), recovery_codes: codes };
  }

  @Patch(':id')
  @ApiOkResponse({ standardSchema: schemas.onePasskeySchema })
  async rename(
    @Param('id', passkeyIdPipe) id: string,
    @Body({ schema: schemas.passkeyNameSchema }) { name }: schemas.PasskeyName,
    @CurrentSession() session: Session,
  ): Promise<schemas.OnePasskey> {
    return { data: entryOf(await this.passkeys.rename(session, id, name)) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(
    @Param('id', passkeyIdPipe) id: string,
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.passkeys.remove(session, id, password);
  }
}

function entryOf({ id, name, createdAt, lastUsedAt }: Passkey): schemas.PasskeyEntry {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
