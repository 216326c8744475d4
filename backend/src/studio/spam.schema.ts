import { z } from 'zod';

const text = z.string().min(1);
const points = z.int().min(1);
/** For one, two and more; the last also for all beyond. */
const rising = z.array(points).min(1);
/** As texts are compared: lower case, words with single spaces between them. */
const phrase = z.stringFormat('phrase', /^[\p{Ll}\p{Lo}\p{M}\d]+( [\p{Ll}\p{Lo}\p{M}\d]+)*$/u);
const host = z.stringFormat('host', /^[a-z\d-]+(\.[a-z\d-]+)*$/);

export const spamSchema = z
  .strictObject({
    threshold: points,
    points: z.strictObject({
      hiddenField: points,
      tooFast: points,
      noHiddenFields: points,
      links: rising,
      markup: points,
      foreignScript: points,
      senderDomain: points,
      gibberish: rising,
      repeated: rising,
    }),
    /** What marked enquiries teach: from `fewest` of each kind on, between `least` and `most` points. */
    lessons: z.strictObject({ fewest: points, most: points, least: z.int().max(0) }),
    topics: z.array(z.strictObject({ name: text, points: rising, phrases: z.array(phrase).min(1) })),
    /** Names of Unicode's scripts in which nobody writes to this studio. */
    foreignScripts: z.array(
      z.string().refine(isScript, 'This is not the name of a script such as Cyrillic.'),
    ),
    senderDomains: z.array(host),
    /** Sites that people link to when they show what they like or where they live. */
    knownLinks: z.array(host),
  })
  .refine(
    ({ threshold, points: each, lessons, topics }) =>
      [...Object.values(each).flat(), lessons.most, ...topics.flatMap((topic) => topic.points)].every(
        (most) => most < threshold,
      ),
    'One weak signal alone must stay below the threshold.',
  );

function isScript(name: string): boolean {
  try {
    return Boolean(new RegExp(`\\p{Script=${name}}`, 'u'));
  } catch {
    return false;
  }
}
