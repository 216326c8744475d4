import { HttpException, Injectable, Logger } from '@nestjs/common';
import { OutboundRequests } from '../links/outbound-requests.js';
import { EditorPictures, type Upload } from '../pictures/editor-pictures.js';
import { studio } from '../studio/studio.js';

const PICTURE_TIMEOUT_MS = 30_000;
const DATA_ADDRESS = /^data:image\/[a-z+.-]+;base64,(.*)$/is;
/** A placeholder has less. */
const MIN_BYTES = 100;
const MAX_BYTES = studio.limits.maxPictureMegabytes * 1024 * 1024;

/** Brings pictures of another site, or of a text itself, into our store, and only from hosts on the public Internet. */
@Injectable()
export class FetchPicture {
  private readonly logger = new Logger(FetchPicture.name);

  constructor(
    private readonly requests: OutboundRequests,
    private readonly pictures: EditorPictures,
  ) {}

  /** @returns its path below /api/, undefined when there is none or it is no picture @throws while our store is away */
  async store(address: string, upload: Upload, until: AbortSignal): Promise<string | undefined> {
    const source = await this.fetch(address, until);
    if (!source) return undefined;
    try {
      return (await this.pictures.addToLibrary(source, { fileName: fileNameIn(address), ...upload })).src;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  private async fetch(address: string, until: AbortSignal): Promise<Buffer | undefined> {
    const [, inside] = DATA_ADDRESS.exec(address) ?? [];
    if (inside !== undefined) return pictureIn(inside);
    const signal = AbortSignal.any([until, AbortSignal.timeout(PICTURE_TIMEOUT_MS)]);
    const request = { program: 'Import', accept: 'image/*', signal, maxBytes: MAX_BYTES };
    try {
      const { status, body } = await this.requests.send(address, request);
      return status === 200 ? body : undefined;
    } catch (error) {
      this.logger.warn(error, 'A picture of another site could not be fetched');
      return undefined;
    }
  }
}

function pictureIn(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length < MIN_BYTES ? undefined : bytes;
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() < 500;
}

function fileNameIn(address: string): string {
  if (DATA_ADDRESS.test(address)) return '';
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
