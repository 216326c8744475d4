import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { todayAtStudio } from '../../blog/today.js';
import { ContentReader } from '../../content/content-reader.js';
import { studioMoment } from '../../studio/studio-moment.js';
import { CallPromise } from '../call-promise.js';
import { contactFigures, contactMinutes, evenlySpread } from './contact-figures.js';
import { readPromises, readShares } from './report.repository.js';
import type { Report } from './report.schema.js';

/** More dots are no drawing. */
const MAX_DOTS = 500;

@Injectable()
export class ReportService {
  constructor(
    private readonly database: DataSource,
    private readonly content: ContentReader,
    private readonly promise: CallPromise,
  ) {}

  /** Of whole months by the clock of the studio, the present one so far. */
  async read(months: number, now = new Date()): Promise<Report> {
    const from = monthsAgo(months - 1, now);
    const [hours, due, present, earlier, sources, pages] = await Promise.all([
      this.content.workingHours(),
      this.promise.reckoner(),
      readPromises(this.database, from, now),
      readPromises(this.database, monthsAgo(2 * months - 1, now), from),
      readShares(this.database, 'source', from, now),
      readShares(this.database, 'page', from, now),
    ]);
    const minutes = contactMinutes(present, hours);
    const before = contactMinutes(earlier, hours);
    return {
      from: from.toISOString(),
      to: now.toISOString(),
      promise_minutes: hours.callWithinHours * 60,
      contact: contactFigures(present, { minutes, due, now }),
      before: contactFigures(earlier, { minutes: before, due, now }),
      minutes: evenlySpread(minutes, MAX_DOTS),
      sources,
      pages,
    };
  }
}

/** Its first moment. */
function monthsAgo(count: number, now: Date): Date {
  const [year, month] = todayAtStudio(now).split('-').map(Number);
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - count, 1));
  return studioMoment(`${first.toISOString().slice(0, 10)}T00:00`);
}
