import * as z from 'zod';

export const signInAnswer = z.object({ token: z.string(), expires_at: z.string() });
export const savedPost = z.object({
  data: z.object({ id: z.number(), slug: z.string(), heading: z.string() }),
});
export const insertedPicture = z.object({ file: z.string() });

export const foundEnquiries = z.object({ data: z.array(z.object({ id: z.string() })) });

export type SavedPost = z.infer<typeof savedPost>['data'];
