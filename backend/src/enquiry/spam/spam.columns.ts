import { z } from 'zod';
import { iso } from '../../database/iso.js';
import { studio } from '../../studio/studio.js';
import { spamSignalSchema } from './spam-signal.schema.js';

export const SPAM_CARD = `spam_score, ${iso('released_at')} AS released_at`;
export const SPAM_DETAIL = `spam_reason, spam_signals, ${studio.spam.threshold} AS spam_threshold, taught_as`;

export const spamCard = {
  spam_score: z.int(),
  released_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When staff said that a suspected one is not spam' }),
};

export const spamDetail = {
  spam_reason: z.string().nullable().meta({ description: 'In short; null unless it is suspected' }),
  spam_signals: z.array(spamSignalSchema).meta({ description: 'What the score is made of' }),
  spam_threshold: z.int().meta({ description: 'The score from which on one is held back' }),
  taught_as: z.enum(['honest', 'spam']).nullable().meta({ description: 'What staff said that it is' }),
};
