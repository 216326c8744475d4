import { Injectable } from '@nestjs/common';
import { callDue } from 'content/callDue';
import { workingHoursInWords } from 'content/workingHoursInWords';
import { ContentReader } from '../content/content-reader.js';
import { studio } from '../studio/studio.js';

/** By when who writes is called, as the studio's hours are now. */
@Injectable()
export class CallPromise {
  constructor(private readonly content: ContentReader) {}

  async to(receivedAt: Date): Promise<Date> {
    return (await this.reckoner())(receivedAt);
  }

  /** For many enquiries at once. */
  async reckoner(): Promise<(receivedAt: Date) => Date> {
    const hours = await this.content.workingHours();
    return (receivedAt) => new Date(callDue(receivedAt.getTime(), hours, studio.locale.timeZone));
  }

  /** Such as "two working hours". */
  async inWords(): Promise<string> {
    const { callWithinHours } = await this.content.workingHours();
    return workingHoursInWords(callWithinHours);
  }
}
