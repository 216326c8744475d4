import { Body, Controller, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { WithoutSecondFactor } from '../../requests/without-second-factor.js';
import { type Reauthenticate, reauthenticateSchema } from '../account.schema.js';
import { formLimits } from '../auth.controller.js';
import type { Session } from '../session.entity.js';
import { OwnSecondFactor } from './own-second-factor.js';
import { qrCodeOf } from './qr-code.js';
import * as schemas from './second-factor.schema.js';
import { SecondFactors } from './second-factors.js';
import { SignInPolicies } from './sign-in-policies.js';

@Controller('admin/second-factor')
@ForRole('leads')
@WithoutSecondFactor()
@ApiBearerAuth()
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly factors: SecondFactors,
    private readonly policies: SignInPolicies,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: schemas.secondFactorSchema })
  async show(@CurrentSession() { adminId, admin }: Session): Promise<schemas.SecondFactor> {
    const { app, passkeys, recoveryCodesLeft } = await this.factors.stateOf(adminId);
    return {
      app: app && { id: app.id, since: app.since.toISOString() },
      recovery_codes_left: recoveryCodesLeft,
      passkeys,
      required: await this.policies.isRequired(),
      due_at: admin.secondFactorDueAt?.toISOString() ?? null,
    };
  }

  @Post('app')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schemas.appSecretSchema })
  async begin(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<schemas.AppSecret> {
    const app = await this.own.begin(session, password);
    return { ...app, qr: qrCodeOf(app.uri) };
  }

  @Post('app/code')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schemas.recoveryCodesSchema })
  async confirm(
    @Body({ schema: schemas.appCodeSchema }) { code }: schemas.AppCode,
    @CurrentSession() session: Session,
  ): Promise<schemas.NewCodes> {
    return { recovery_codes: await this.own.confirmApp(session, code) };
  }

  @Post('app/switch-on')
  @HttpCode(204)
  @ApiNoContentResponse()
  async switchOn(
    @Body({ schema: schemas.appToSwitchOnSchema }) { id }: schemas.AppToSwitchOn,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.own.switchOn(session, id);
  }

  @Post('switch-off')
  @HttpCode(204)
  @ApiNoContentResponse()
  async switchOff(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.own.switchOff(session, password);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schemas.recoveryCodesSchema })
  async renewCodes(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<schemas.NewCodes> {
    return { recovery_codes: await this.own.renewCodes(session, password) };
  }
}
