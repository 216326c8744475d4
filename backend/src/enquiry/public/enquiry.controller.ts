import { Body, Controller, Ip, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import { CanaryMark } from '../../canary/canary-mark.js';
import { IdempotencyKey } from '../../requests/idempotency-key.js';
import { toEnquiryReceived } from './enquiry-received.mapper.js';
import {
  type EnquiryReceived,
  type NewEnquiry,
  enquiryReceivedSchema,
  newEnquirySchema,
} from './enquiry.schema.js';
import type { SentFile } from '../files/check-file.js';
import { EnquiryFilesInterceptor } from '../files/enquiry-files.interceptor.js';
import { ReceiveEnquiry } from './receive-enquiry.js';

@Controller('enquiry')
export class EnquiryController {
  constructor(private readonly enquiries: ReceiveEnquiry) {}

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
    return toEnquiryReceived(
      await this.enquiries.receive(enquiry, { ip, idempotencyKey, canaryMark }, files),
    );
  }
}
