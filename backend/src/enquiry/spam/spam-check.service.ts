import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { NewEnquiry } from '../public/enquiry.schema.js';
import { formSignals } from './form-signals.js';
import { learnedSignals } from './learned-signals.js';
import { lessonWords } from './lesson-words.js';
import { repeatedSignals } from './repeated-signals.js';
import { readLessons } from './spam-lesson.repository.js';
import { type SpamVerdict, spamVerdict } from './spam-verdict.js';
import { textSignals } from './text-signals.js';

/** Adds up weak signals, each with its points from studio/spam.json. */
@Injectable()
export class SpamCheck {
  private readonly ownHost: string;

  constructor(@Inject(ENV) env: Env) {
    this.ownHost = new URL(env.SITE_URL).hostname;
  }

  async judge(manager: EntityManager, enquiry: NewEnquiry): Promise<SpamVerdict> {
    const taught = await readLessons(manager, lessonWords(enquiry));
    return spamVerdict([
      ...formSignals(enquiry),
      ...textSignals(enquiry, this.ownHost),
      ...(await repeatedSignals(manager, enquiry)),
      ...learnedSignals(taught.lessons, taught.words),
    ]);
  }
}
