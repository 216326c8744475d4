import { Body, Controller, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiGoneResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { formLimits } from '../auth.controller.js';
import { type SignInAnswer, signInAnswerSchema } from '../auth.schema.js';
import { Public } from '../public.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { Joining } from './joining.service.js';
import {
  type JoinCheck,
  type JoinCheckForm,
  type JoinForm,
  joinCheckFormSchema,
  joinCheckSchema,
  joinFormSchema,
} from './people.schema.js';

@Controller('admin/join')
@ApiGoneResponse({ description: 'The invitation is over.' })
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
export class JoinController {
  constructor(
    private readonly joining: Joining,
    private readonly answer: SessionAnswer,
  ) {}

  @Post('check')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: joinCheckSchema })
  async check(@Body({ schema: joinCheckFormSchema }) { token }: JoinCheckForm): Promise<JoinCheck> {
    const { email, role, invitedBy } = await this.joining.check(token);
    return { email, role, invited_by: invitedBy };
  }

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signInAnswerSchema })
  async join(
    @Body({ schema: joinFormSchema }) form: JoinForm,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer> {
    const entered = await this.joining.join(form, this.answer.visitorOf(request));
    return this.answer.give(response, entered);
  }
}
