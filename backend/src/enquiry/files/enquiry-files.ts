import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../../database/background.js';
import { ValidationError } from '../../errors/validation-error.js';
import { PictureEncoder } from '../../pictures/picture-encoder.js';
import { type CheckedFile, type SentFile, UnusableFile, checkFile } from './check-file.js';
import { EnquiryFileStore } from '../enquiry-file-store.js';
import type { NewEnquiryFile } from './enquiry-file.repository.js';
import { expireStored, forgetStored, readUnused, reserveStored } from '../stored-enquiry-file.repository.js';

/** For all files of an enquiry: its sender waits for an answer. */
const STORE_TIMEOUT_MS = 20_000;
/** One file may be locked; more than a few mean that the store is away. */
const MAX_FAILURES = 3;
const NOT_REMOVED = 'Files of enquiries that are gone could not be removed yet';

/** A file is reserved in the database before it is stored, so that one of an enquiry that failed is found and removed. */
@Injectable()
export class EnquiryFiles {
  private readonly logger = new Logger(EnquiryFiles.name);

  constructor(
    private readonly database: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly store: EnquiryFileStore,
    private readonly encoder: PictureEncoder,
  ) {}

  /** One after the other: a picture takes much memory while it is decoded. @throws ValidationError for each wrong one */
  async check(sent: SentFile[]): Promise<CheckedFile[]> {
    const checked: CheckedFile[] = [];
    const messages: Record<string, string> = {};
    for (const [place, file] of sent.entries()) {
      try {
        checked.push(await checkFile(file, this.encoder));
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error;
        messages[`files.${place}`] = error.message;
      }
    }
    if (Object.keys(messages).length > 0) throw new ValidationError(messages);
    return checked;
  }

  /** `work` saves the enquiry also when the store is away. What it does not save is removed. */
  async whileStored<T>(files: CheckedFile[], work: (files: NewEnquiryFile[]) => Promise<T>): Promise<T> {
    if (files.length === 0) return work([]);
    const ids = files.map(({ id }) => id);
    await reserveStored(this.database, ids);
    try {
      return await work(await this.put(files));
    } finally {
      await this.settle(ids);
    }
  }

  /** Removes what no enquiry has, or has any more. Never throws: the next time tries again. */
  async sweep(): Promise<void> {
    let failures = 0;
    try {
      for (const id of await readUnused(this.background)) {
        failures += (await this.isRemoved(id)) ? 0 : 1;
        if (failures === MAX_FAILURES) return;
      }
    } catch (error) {
      this.logger.warn(error, NOT_REMOVED);
    }
  }

  private async isRemoved(id: string): Promise<boolean> {
    try {
      await this.store.delete(id);
      await forgetStored(this.background, id);
      return true;
    } catch (error) {
      this.logger.warn(error, NOT_REMOVED);
      return false;
    }
  }

  private async put(files: CheckedFile[]): Promise<NewEnquiryFile[]> {
    const signal = AbortSignal.timeout(STORE_TIMEOUT_MS);
    const stored: NewEnquiryFile[] = [];
    for (const { hash: _hash, read, ...file } of files)
      stored.push({ ...file, isKept: await this.isPut(file.id, await read(), signal) });
    return stored;
  }

  private async isPut(id: string, body: Buffer, signal: AbortSignal): Promise<boolean> {
    try {
      await this.store.put(id, body, signal);
      return true;
    } catch (error) {
      this.logger.error(error, 'A file of an enquiry could not be stored');
      return false;
    }
  }

  private async settle(ids: string[]): Promise<void> {
    try {
      await expireStored(this.database, ids);
    } catch (error) {
      this.logger.warn(error, 'Files of an enquiry stay reserved until their time is over');
    }
  }
}
