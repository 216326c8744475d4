import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import {
  type ConsentAnswer,
  type ConsentLink,
  consentAnswerSchema,
  consentLinkSchema,
} from './consent.schema.js';
import { ConsentService } from './consent.service.js';

/** For people with the link in a receipt. Reading changes nothing: mailboxes open links by themselves. */
@Controller('consent')
@ApiNotFoundResponse({ description: 'The link was altered, has expired, or its enquiry was erased.' })
export class ConsentController {
  constructor(private readonly consents: ConsentService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @ApiOkResponse({ standardSchema: consentAnswerSchema })
  async read(@Query({ schema: consentLinkSchema }) { receipt }: ConsentLink): Promise<ConsentAnswer> {
    return { data: await this.consents.read(receipt) };
  }

  @Post('withdraw')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: consentAnswerSchema })
  async withdraw(@Body({ schema: consentLinkSchema }) { receipt }: ConsentLink): Promise<ConsentAnswer> {
    return { data: await this.consents.withdraw(receipt) };
  }

  @Post('cancel-call')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: consentAnswerSchema })
  async cancelCall(@Body({ schema: consentLinkSchema }) { receipt }: ConsentLink): Promise<ConsentAnswer> {
    return { data: await this.consents.cancelCall(receipt) };
  }

  @Post('give')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: consentAnswerSchema })
  async give(@Body({ schema: consentLinkSchema }) { receipt }: ConsentLink): Promise<ConsentAnswer> {
    return { data: await this.consents.giveAgain(receipt) };
  }
}
