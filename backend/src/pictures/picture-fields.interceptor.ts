import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { MulterError, memoryStorage } from 'multer';
import { type Observable, finalize } from 'rxjs';
import { fieldMessage } from '../errors/validation-error.js';
import { studio } from '../studio/studio.js';
import { acquireUploadSlot } from './upload-semaphore.js';

const MEGABYTE = 1024 * 1024;
const { maxPictureMegabytes, maxTextMegabytes } = studio.limits;
const options = {
  storage: memoryStorage(),
  defParamCharset: 'utf8',
  // Entity-encoding makes the text longer: it itself is measured where it is decoded.
  limits: {
    fileSize: maxPictureMegabytes * MEGABYTE,
    files: 2,
    fields: 30,
    parts: 32,
    fieldSize: 4 * maxTextMegabytes * MEGABYTE,
    fieldNameSize: 100,
    headerPairs: 20,
    fieldNestingDepth: 0,
  },
};

const TOO_LARGE: Record<string, string> = {
  LIMIT_FILE_SIZE: `A picture may be at most ${maxPictureMegabytes} MB. Please choose a smaller file.`,
  LIMIT_FIELD_VALUE: `The text may be at most ${maxTextMegabytes} MB. Please shorten it, or insert its pictures as files.`,
};
const UNREADABLE: Record<string, string> = {
  LIMIT_UNEXPECTED_FILE: 'A file came in a field that takes none, or a second one in a field that takes one.',
  LIMIT_FILE_COUNT: 'The form has more files than it takes.',
  LIMIT_FIELD_COUNT: 'The form has more fields than it takes.',
  LIMIT_PART_COUNT: 'The form has more fields than it takes.',
};

/** Other kinds of body pass untouched. */
export function PictureFields(...names: string[]): Type<NestInterceptor> {
  const fields = names.map((name) => ({ name, maxCount: 1 }));
  @Injectable()
  class PictureFieldsInterceptor extends FileFieldsInterceptor(fields, options) {
    override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const release = await acquireUploadSlot(context.switchToHttp().getResponse<Response>());
      try {
        const answer = await super.intercept(context, next);
        return answer.pipe(finalize(release));
      } catch (error) {
        release();
        throw toHttpException(error);
      }
    }
  }
  return PictureFieldsInterceptor;
}

/** Only reading the form throws here: the fault is in what was sent. */
function toHttpException(error: unknown): HttpException {
  if (error instanceof UnsupportedMediaTypeException) return error;
  const cause = error instanceof HttpException ? error.cause : error;
  const { code = '', field = '' } = cause instanceof MulterError ? cause : {};
  const tooLarge = TOO_LARGE[code];
  if (tooLarge)
    return new PayloadTooLargeException(field ? fieldMessage(field, tooLarge) : { message: tooLarge });
  return new BadRequestException({
    message: UNREADABLE[code] ?? 'The form could not be read: it is damaged or incomplete.',
  });
}
