import { Body, Controller, Ip, Post, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import { IdempotencyKey } from '../../requests/idempotency-key.js';
import {
  type EnquiryReceived,
  type NewEnquiry,
  enquiryReceivedSchema,
  newEnquirySchema,
} from './enquiry.schema.js';
import { ReceiveEnquiry } from './receive-enquiry.js';

/** Small, because anybody may send hundreds of forms at once; the longest message takes 15 KB in Devanagari. */
const formLimits = { fields: 14, parts: 14, fieldSize: 20 * 1024, fieldNameSize: 100 };

@Controller('enquiry')
export class EnquiryController {
  constructor(private readonly enquiries: ReceiveEnquiry) {}

  /** The answer is the same for suspected spam and for repetitions. */
  @Post()
  @UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: enquiryReceivedSchema })
  async receive(
    @Body({ schema: newEnquirySchema }) enquiry: NewEnquiry,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Ip() ip: string,
  ): Promise<EnquiryReceived> {
    const { createdAt, callDue } = await this.enquiries.receive(enquiry, { ip, idempotencyKey });
    return {
      status: true,
      message: 'Thank you for submitting your details.',
      received_at: createdAt.toISOString(),
      call_due: callDue.toISOString(),
    };
  }
}
