import * as z from 'zod';

const DAY = 24 * 60 * 60 * 1000;
/** Forty working hours of a studio that opens for half an hour a day. */
const FURTHEST = 120 * DAY;

const moment = z.iso.datetime().transform((text) => Date.parse(text));
const thanksSchema = z.object({
  received: moment,
  due: moment,
  consent: z.string().max(100).optional(),
  offers: z.enum(['true', 'false']).optional(),
  about: z.string().max(300).optional().catch(undefined),
  pictures: z.string().max(1500).optional(),
});
export type ReadThanks = z.infer<typeof thanksSchema>;

/** What the cookie says, which anybody could have written; undefined when it cannot be so. */
export function readThanks(cookies: string | undefined, now: number): ReadThanks | undefined {
  const value = /(?:^|;\s*)thanks=([^;]*)/.exec(cookies ?? '')?.[1];
  const { data } = thanksSchema.safeParse(Object.fromEntries(new URLSearchParams(value)));
  if (!data) return undefined;
  const { received, due } = data;
  const isPlausible = received <= now + DAY / 24 && received > now - 2 * DAY && received < due;
  return isPlausible && due > now && due < now + FURTHEST ? data : undefined;
}
