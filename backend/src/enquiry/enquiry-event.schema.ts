import { z } from 'zod';

export const eventKinds = [
  'received',
  'mailed',
  'contact',
  'outcome',
  'note',
  'state',
  'owner',
  'next-step',
  'facts',
  'mail-failed',
  'withdrawn',
  'do-not-contact',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const contactWays = ['call', 'whatsapp', 'mail'] as const;
export type ContactWay = (typeof contactWays)[number];

export const outcomes = ['reached', 'not_reached', 'call_again'] as const;
export type ContactOutcome = (typeof outcomes)[number];

export const enquiryEventSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().meta({ description: 'Name of the admin, else email, or who else it was' }),
    kind: z.enum(eventKinds),
    text: z.string().meta({
      description:
        'For a contact how, for a state the new one, for an owner the new one or "", else a sentence',
    }),
    key: z.uuid().nullable(),
  })
  .meta({ id: 'EnquiryEvent' });
export type EnquiryEventRow = z.infer<typeof enquiryEventSchema>;
