import { Body, Controller, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { formLimits } from '../auth.controller.js';
import { type SignedIn, signedInSchema } from '../auth.schema.js';
import { Public } from '../public.js';
import { PasskeySignIns } from './passkey-sign-ins.js';
import * as schemas from './second-step.schema.js';
import { SecondStep } from './second-step.service.js';
import { SessionAnswer } from './session-answer.js';

@Controller('admin/login')
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly passkeys: PasskeySignIns,
    private readonly answer: SessionAnswer,
  ) {}

  @Post('second-step')
  @Public()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ standardSchema: signedInSchema })
  async byCode(
    @Body({ schema: schemas.secondStepFormSchema }) form: schemas.SecondStepForm,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const passed = await this.secondStep.byCode(form, this.answer.visitorOf(request));
    return this.answer.givePassed(response, passed);
  }

  @Post('passkey-options')
  @Public()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ standardSchema: schemas.passkeySignInOptionsSchema })
  async ask(
    @Body({ schema: schemas.passkeyQuestionSchema }) question: schemas.PasskeyQuestion,
    @Req() request: Request,
  ): Promise<schemas.PasskeySignInOptions> {
    return this.passkeys.ask(question, this.answer.visitorOf(request));
  }

  @Post('passkey')
  @Public()
  @HttpCode(200)
  @ApiConsumes('application/json')
  @ApiOkResponse({ standardSchema: signedInSchema })
  async byPasskey(
    @Body({ schema: schemas.passkeySignInSchema }) form: schemas.PasskeySignIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const passed = await this.passkeys.enter(form, this.answer.visitorOf(request));
    return this.answer.givePassed(response, passed);
  }
}
