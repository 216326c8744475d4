import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { memoryStorage } from 'multer';
import { type Observable, finalize } from 'rxjs';
import { fieldMessage } from '../errors/validation-error.js';
import { acquireUploadSlot } from '../pictures/upload-semaphore.js';
import { studio } from '../studio/studio.js';

const { maxImportMegabytes } = studio.limits;
const limits = { fileSize: maxImportMegabytes * 1024 * 1024, files: 1, fields: 1, parts: 2 };
const TOO_LARGE = `The export may have at most ${maxImportMegabytes} MB. In WordPress, export it in parts, by year.`;

/** It is held in memory, so it takes one of the places of pictures. */
@Injectable()
export class ExportFileInterceptor
  extends FileInterceptor('file', { storage: memoryStorage(), limits })
  implements NestInterceptor
{
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const release = await acquireUploadSlot(context.switchToHttp().getResponse<Response>());
    try {
      const answer = await super.intercept(context, next);
      return answer.pipe(finalize(release));
    } catch (error) {
      release();
      if (error instanceof PayloadTooLargeException)
        throw new PayloadTooLargeException(fieldMessage('file', TOO_LARGE));
      if (error instanceof HttpException && error.getStatus() < 500)
        throw new BadRequestException({
          message: 'The form could not be read: it is damaged or incomplete.',
        });
      throw error;
    }
  }
}
