import * as z from 'zod';
import { link, text } from './text.ts';

/** Pages and messages that belong to no subject: thank-you, not found, toasts. */
export const systemSchema = z.strictObject({
  thankYou: z.strictObject({
    title: text,
    text: z.array(text).min(1),
    cta: text,
    open: text.optional(),
    receipt: z.strictObject({
      promise: text.includes('{time}').includes('{day}').includes('{zone}'),
      sent: text,
      pictures: text,
      consent: text,
      agreed: text,
      badTime: text,
      betterTime: z.string(),
      betterTimeAbout: text.includes('{about}').optional(),
    }),
    nextTitle: text.optional(),
    next: z.array(link),
  }),
  notFound: z.strictObject({ title: text, text, cta: text, aside: text.optional() }),
  toasts: z.strictObject({
    login: text,
    loginError: text,
    listError: text,
    deleted: text,
    deleteFailed: text,
    deleteError: text,
    loadError: text,
    added: text,
    updated: text,
    saveError: text,
  }),
});
export type System = z.infer<typeof systemSchema>;
