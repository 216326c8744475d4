import { Body, Controller, Ip, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdempotencyKey } from '../../requests/idempotency-key.js';
import {
  type EnquiryReceived,
  type NewEnquiry,
  enquiryReceivedSchema,
  enquirySchema,
} from './enquiry.schema.js';
import { ReceiveEnquiry } from './receive-enquiry.js';

const RECEIVED: EnquiryReceived = { status: true, message: 'Thank you for submitting your details.' };
/** Little, for anybody may send hundreds of forms at once: the longest message takes 15 KB in Devanagari. */
const formLimits = { fields: 12, parts: 12, fieldSize: 20 * 1024, fieldNameSize: 100 };

@Controller('enquiry')
export class EnquiryController {
  constructor(private readonly enquiries: ReceiveEnquiry) {}

  /** Answers the same for suspected spam and for repetitions. A plain form without script is sent on to /thank-you. */
  @Post()
  @UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: enquiryReceivedSchema })
  async receive(
    @Body({ schema: enquirySchema }) enquiry: NewEnquiry,
    @IdempotencyKey() headerKey: string | undefined,
    @Ip() ip: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const idempotencyKey = headerKey ?? enquiry.idempotency_key;
    await this.enquiries.receive(enquiry, { ip, idempotencyKey });
    if (request.accepts(['json', 'html']) === 'html') response.redirect(303, '/thank-you');
    else response.status(201).json(RECEIVED);
  }
}
