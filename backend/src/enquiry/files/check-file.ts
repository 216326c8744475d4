import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HttpException } from '@nestjs/common';
import { maxPhotographSide } from 'content/schemas/photograph-limits';
import { heicRefused } from 'content/heicRefused';
import { isHeic } from '../../pictures/is-heic.js';
import type { PictureEncoder } from '../../pictures/picture-encoder.js';
import { cleanFileName } from './file-name.js';
import type { NewEnquiryFile } from './enquiry-file.repository.js';
import { JPEG, PDF } from './enquiry-file.schema.js';
import { isCalledPdf, isWholePdf } from './pdf.js';

/** As multer puts it on the disk. */
export interface SentFile {
  path: string;
  originalname: string;
}

export interface CheckedFile extends Omit<NewEnquiryFile, 'isKept'> {
  /** Of what was sent. */
  hash: string;
  /** What is kept. */
  read: () => Promise<Buffer>;
}

export class UnusableFile extends Error {}

/** Goes by the content: the name and the type that were sent say nothing. @throws UnusableFile with a sentence */
export async function checkFile(
  { path, originalname }: SentFile,
  encoder: PictureEncoder,
): Promise<CheckedFile> {
  const source = await readFile(path);
  const hash = createHash('sha256').update(source).digest('base64url');
  const id = randomUUID();
  if (isCalledPdf(source)) {
    const name = cleanFileName(originalname, 'pdf');
    if (!isWholePdf(source))
      throw new UnusableFile(`${name} is damaged or incomplete. Please save it again.`);
    const size = { bytes: source.length, width: null, height: null };
    return { id, hash, name, type: PDF, ...size, read: () => readFile(path) };
  }
  const { body, width, height } = await copyOf(source, originalname, encoder);
  const name = cleanFileName(originalname, 'jpg');
  return { id, hash, name, type: JPEG, bytes: body.length, width, height, read: async () => body };
}

async function copyOf(source: Buffer, originalname: string, encoder: PictureEncoder) {
  if (isHeic(source)) throw new UnusableFile(heicRefused(nameAsSent(originalname)));
  try {
    return await encoder.copyAsJpeg(source, 'files', maxPhotographSide);
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    throw new UnusableFile(`${nameAsSent(originalname)} ${REASONS[error.getStatus()] ?? UNKNOWN}`);
  }
}

const UNKNOWN =
  'is neither a picture nor a PDF that can be read here. Please choose a JPEG, PNG, WebP or PDF.';
const REASONS: Record<number, string> = {
  413: 'has too many pixels. Please make it smaller.',
  415: UNKNOWN,
  422: 'is damaged or incomplete. Please choose another file.',
};

/** With its own ending, so that its sender knows it again. */
function nameAsSent(originalname: string): string {
  const [, ending = ''] = /\.(\w{1,10})$/.exec(originalname) ?? [];
  return cleanFileName(originalname, ending || 'file').replace(/\.file$/, '');
}
