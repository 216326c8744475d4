import { BadRequestException, HttpException, PayloadTooLargeException } from '@nestjs/common';
import { MulterError } from 'multer';
import { ValidationError, fieldMessage } from '../../errors/validation-error.js';
import { enquiryFileLimits } from './enquiry-file-limits.js';
import { cleanFileName } from './file-name.js';

const { files: MAX_FILES, megabytes: MAX_MEGABYTES } = enquiryFileLimits;
const UNREADABLE = 'The form could not be read: it is damaged, or has fields that it does not take.';

/** @param names of the files that had begun */
export function filesRefusal(error: unknown, names: string[]): HttpException {
  if (!(error instanceof MulterError)) return new BadRequestException({ message: UNREADABLE });
  if (error.code === 'LIMIT_FILE_COUNT')
    return new ValidationError({ files: `Please choose no more than ${MAX_FILES} files.` });
  if (error.code === 'LIMIT_FIELD_VALUE')
    return new PayloadTooLargeException({ message: 'A field of the form is too long.' });
  if (error.code !== 'LIMIT_FILE_SIZE') return new BadRequestException({ message: UNREADABLE });
  const place = names.length - 1;
  const [, ending = 'file'] = /\.(\w{1,10})$/.exec(names[place] ?? '') ?? [];
  const name = cleanFileName(names[place] ?? '', ending);
  const sentence = `${name} is larger than ${MAX_MEGABYTES} MB. Please choose a smaller file, or send a photograph of it.`;
  return new PayloadTooLargeException(fieldMessage(`files.${place}`, sentence));
}
