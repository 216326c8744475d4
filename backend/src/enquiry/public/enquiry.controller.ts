import { Body, Controller, Ip, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import { CanaryArrival } from '../../canary/canary-arrival.js';
import { CanaryMark } from '../../canary/canary-mark.js';
import { IdempotencyKey } from '../../requests/idempotency-key.js';
import {
  type EnquiryReceived,
  type NewEnquiry,
  enquiryReceivedSchema,
  newEnquirySchema,
} from './enquiry.schema.js';
import type { SentFile } from '../files/check-file.js';
import { EnquiryFilesInterceptor } from '../files/enquiry-files.interceptor.js';
import { type Received, ReceiveEnquiry } from './receive-enquiry.js';

@Controller('enquiry')
export class EnquiryController {
  constructor(
    private readonly enquiries: ReceiveEnquiry,
    private readonly canaries: CanaryArrival,
  ) {}

  /** The answer is the same for suspected spam and for repetitions. */
  @Post()
  @UseInterceptors(EnquiryFilesInterceptor)
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: enquiryReceivedSchema })
  async receive(
    @Body({ schema: newEnquirySchema }) enquiry: NewEnquiry,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Ip() ip: string,
    @CanaryMark() canaryMark: string | undefined,
    @UploadedFiles() files: SentFile[] | undefined,
  ): Promise<EnquiryReceived> {
    const { createdAt, callDue, agreed, about, unkeptFiles }: Received = canaryMark
      ? { ...(await this.canaries.receive(canaryMark)), unkeptFiles: [] }
      : await this.enquiries.receive(enquiry, { ip, idempotencyKey }, files);
    return {
      status: true,
      message: 'Thank you for submitting your details.',
      received_at: createdAt.toISOString(),
      call_due: callDue.toISOString(),
      ...(agreed && { consent_version: agreed.consentVersion }),
      ...(typeof agreed?.offersConsent === 'boolean' && { offers: agreed.offersConsent }),
      ...(about && { about }),
      ...(unkeptFiles.length > 0 && { unkept_files: unkeptFiles }),
    };
  }
}
