import { z } from 'zod';
import { publicationStatuses } from './publication-status.js';

/** What the API tells staff about something that they publish. */
export const publicationStates = {
  status: z.enum(publicationStatuses).meta({ description: 'As it is now: published once the time has come' }),
  publish_at: z.iso.datetime().nullable().meta({ description: 'Set while it is scheduled' }),
  version: z.int().meta({ description: 'To be sent with the next save, so that nobody overwrites another' }),
};

const previewLinkSchema = z
  .object({
    path: z.string().meta({ description: 'Below the origin of the site' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const previewLinkMadeSchema = z.object({ data: previewLinkSchema }).meta({ id: 'PreviewLinkMade' });
export type PreviewLinkMade = z.infer<typeof previewLinkMadeSchema>;
