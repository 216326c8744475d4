import * as z from 'zod';
import { text } from './text.ts';

export const slot = z.strictObject({
  src: text,
  /** Empty where the words beside the picture say the same. */
  alt: z.string(),
  /** The point that stays in view when the picture is cropped. */
  focus: text,
});

export const mediaSchema = z.strictObject({
  _note: text.optional(),
  about: z.strictObject({ designer: slot, letsTalk: slot }),
  banners: z.record(text, slot),
  thankYou: slot,
});

const hero = z.strictObject({
  posterDesktop: text,
  posterMobile: text,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: text,
  focusDesktop: text,
});

export const homePicturesSchema = z.strictObject({
  hero,
  home: z.strictObject({
    interiorsA: slot,
    interiorsB: slot,
    philosophy: slot,
    team: slot,
    /** By the number of the stage that shows it. */
    designing: z.record(text, slot),
    reasons: slot,
    journey: slot,
    /** By the name that a testimonial gives. */
    testimonials: z.record(text, slot),
  }),
});

export const servicePicturesSchema = z.record(text, z.strictObject({ main: slot, side: slot }));
