import { z } from 'zod';

/** Shown on a locked screen, so it names nobody. frontend/server/admin-worker reads it. */
export const pushMessageSchema = z.object({
  title: z.string(),
  /** A newer message with the same tag takes the place of the older one. */
  tag: z.string(),
  path: z.string().startsWith('/admin'),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
