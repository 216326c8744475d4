import { callbackify } from 'node:util';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  RequestTimeoutException,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { type Observable, finalize } from 'rxjs';
import { BodyPace } from './body-pace.js';
import { enquiryFileLimits } from './enquiry-file-limits.js';
import { FileAllowance } from './file-allowance.js';
import { filesRefusal } from './files-refusal.js';
import { type FolderOnDemand, IncomingFolder } from './incoming-folder.js';

const LOOK_MS = 1_000;

/** As in NGINX: no enquiry without files is so large, and those need no place. */
const SMALL_BYTES = 100_000;

/** Small, because anybody may send hundreds of forms at once; the longest message takes 15 KB in Devanagari. */
const FIELDS = 24;
const limits = {
  fileSize: enquiryFileLimits.fileBytes,
  files: enquiryFileLimits.files,
  fields: FIELDS,
  parts: FIELDS + enquiryFileLimits.files,
  fieldSize: 20 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  fieldNestingDepth: 0,
};

/** Files lie on the disk, in a folder of their own, until the request is answered. Other bodies pass untouched. */
@Injectable()
export class EnquiryFilesInterceptor implements NestInterceptor {
  constructor(
    private readonly allowance: FileAllowance,
    private readonly incoming: IncomingFolder,
    private readonly pace: BodyPace,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    if (!request.is('multipart/form-data')) return next.handle();
    const ends: (() => unknown)[] = [];
    const end = () => ends.forEach((each) => each());
    try {
      const bytes = bytesOf(request);
      if (bytes > SMALL_BYTES) ends.push(await this.allowance.take(request, response, bytes));
      const folder = this.incoming.onDemand();
      ends.push(() => folder.remove());
      const hasFiles = await readForm(request, response, folder, this.pace);
      // Small ones take a place as well while they are decoded.
      if (hasFiles && bytes <= SMALL_BYTES) ends.push(await this.allowance.take(request, response, bytes));
      return next.handle().pipe(finalize(end));
    } catch (error) {
      end();
      throw error;
    }
  }
}

/** Without a length it may be of any. */
function bytesOf(request: Request): number {
  return Number(request.get('content-length') ?? Number.MAX_SAFE_INTEGER);
}

/** @returns whether there are files in it */
function readForm(
  request: Request,
  response: Response,
  folder: FolderOnDemand,
  pace: BodyPace,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const began = { at: Date.now(), bytes: request.socket.bytesRead };
    const timer = setInterval(() => {
      if (!pace.isTooSlow(request.socket.bytesRead - began.bytes, Date.now() - began.at)) return;
      clearInterval(timer);
      request.unpipe();
      response.once('finish', () => request.destroy());
      reject(
        new RequestTimeoutException({
          message: 'The files took too long to arrive. Please send fewer or smaller ones.',
        }),
      );
    }, LOOK_MS);
    const names: string[] = [];
    const makeFolder = callbackify(() => folder.path());
    const storage = multer.diskStorage({ destination: (_request, _file, pass) => makeFolder(pass) });
    const read = multer({
      storage,
      limits,
      defParamCharset: 'utf8',
      fileFilter: (_request, file, pass) => {
        names.push(file.originalname);
        pass(null, true);
      },
    }).array('files');
    read(request, response, (error: unknown) => {
      clearInterval(timer);
      if (error) reject(isOfDisk(error) ? diskRefusal(error) : filesRefusal(error, names));
      else resolve(names.length > 0);
    });
  });
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

function diskRefusal(error: unknown): ServiceUnavailableException {
  new Logger(EnquiryFilesInterceptor.name).error(error);
  return new ServiceUnavailableException({
    message:
      'Files cannot be taken just now. Please send your enquiry without them: you can send them by mail when we have answered.',
  });
}
