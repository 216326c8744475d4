import { z } from 'zod';
import { alertKinds } from '../sent-alert.entity.js';

/** An alert as it was decided on, to be looked at once more when it is sent. Moments are in milliseconds. */
export const decidedAlertSchema = z.object({
  kind: z.enum(alertKinds),
  enquiries: z.array(z.object({ id: z.uuid(), due: z.number() })),
  decidedAt: z.number(),
  /** Until when the studio is open. */
  closesAt: z.number(),
});
export type DecidedAlert = z.infer<typeof decidedAlertSchema>;
