import { BadRequestException, HttpException, HttpStatus, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { clientAddress, clientSite } from '../../requests/client-address.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Semaphore } from '../../throttle/semaphore.js';
import { EnquiryCounter } from '../enquiry-counter.js';
import { enquiryFileLimits } from './enquiry-file-limits.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';

/** Counted in files of the largest size: as many an hour from one address. */
const PER_ADDRESS: Allowance = { free: 15, firstWait: 300, maxWait: 3600, memory: 3600 };
const PER_SITE: Allowance = { free: 60, firstWait: 300, maxWait: 3600, memory: 3600 };
const PER_SENDER = 2;
const TRY_AGAIN_SECONDS = 20;

/** How much anonymous senders may put on this machine's disk: 4 enquiries, two of one sender. */
@Injectable()
export class FileAllowance {
  private readonly semaphore = new Semaphore(4, { maxQueue: 8, timeoutMs: 20_000, refusal: tooManySenders });
  private readonly sending = new Map<string, number>();

  constructor(
    private readonly database: DataSource,
    private readonly throttle: Throttle,
    private readonly counter: EnquiryCounter,
  ) {}

  /** @returns the release, to be called once @throws 429 */
  async take(request: Request, response: Response, bytes: number): Promise<() => void> {
    try {
      return await this.takePlace(request, response, bytes);
    } catch (error) {
      this.counter.countRefusal(error);
      throw error;
    }
  }

  private async takePlace({ ip = '' }: Request, response: Response, bytes: number): Promise<() => void> {
    const leave = this.enter(clientSite(ip) ?? clientAddress(ip));
    try {
      const release = await this.acquire(response);
      try {
        await this.count(ip, bytes);
      } catch (error) {
        release();
        throw error;
      }
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private enter(sender: string): () => void {
    const others = this.sending.get(sender) ?? 0;
    if (others >= PER_SENDER) throw tooManySenders();
    this.sending.set(sender, others + 1);
    return () => {
      const left = (this.sending.get(sender) ?? 1) - 1;
      if (left > 0) this.sending.set(sender, left);
      else this.sending.delete(sender);
    };
  }

  private async acquire(response: Response): Promise<() => void> {
    const connection = new AbortController();
    const onClose = () => connection.abort(new BadRequestException({ message: 'The sender has left.' }));
    response.once('close', onClose);
    try {
      return await this.semaphore.acquire(connection.signal);
    } finally {
      response.off('close', onClose);
    }
  }

  /** All or nothing. */
  private async count(ip: string, bytes: number): Promise<void> {
    const files = Math.min(enquiryFileLimits.files, Math.ceil(bytes / enquiryFileLimits.fileBytes));
    const site = clientSite(ip);
    try {
      await this.database.transaction(async (manager) => {
        for (let file = 0; file < files; file += 1) {
          await this.throttle.take('files from', clientAddress(ip), PER_ADDRESS, manager);
          if (site) await this.throttle.take('files from site', site, PER_SITE, manager);
        }
      });
    } catch (error) {
      throw error instanceof TooManyRequests ? tooManyFiles(error) : error;
    }
  }
}

function tooManySenders(): HttpException {
  const message =
    'Many files are being sent to us just now. Please try again in a minute, or send your enquiry without files.';
  return new HttpException({ message, retryAfterSeconds: TRY_AGAIN_SECONDS }, HttpStatus.TOO_MANY_REQUESTS);
}

function tooManyFiles({ retryAfterSeconds }: TooManyRequests): HttpException {
  const message =
    'Many files have come from your connection within the last hour. Please send your enquiry without files: you can send them by mail when we have answered.';
  return new HttpException({ message, retryAfterSeconds }, HttpStatus.TOO_MANY_REQUESTS);
}
