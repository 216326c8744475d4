import { z } from 'zod';

/** A picture that the visitor kept, as it was called when the enquiry came. */
export const shortlistedPictureSchema = z
  .object({
    project: z.string().meta({ description: 'Slug' }),
    title: z.string().meta({ description: 'Of the project' }),
    picture: z.string().meta({ description: 'Key within the project' }),
    number: z.int().meta({ description: 'Its place in the project, counted from 1' }),
    src: z.string(),
    caption: z.string(),
    note: z.string().meta({ description: 'What the visitor likes about it; may be empty' }),
  })
  .meta({ id: 'ShortlistedPicture' });
export type ShortlistedPicture = z.infer<typeof shortlistedPictureSchema>;

/** Such as "The Verandah Flat, picture 4: The arch, but for the shoe cupboard." */
export function formatShortlisted({ title, number, note }: ShortlistedPicture): string {
  const picture = `${title}, picture ${number}`;
  return note ? `${picture}: ${note}` : picture;
}
