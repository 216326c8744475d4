import { z } from 'zod';

export const editorPictureSchema = z
  .object({
    status: z.literal(true),
    file: z.string().meta({ description: 'Address that an <img> of this site can use as it is' }),
  })
  .meta({ id: 'EditorPicture' });
export type EditorPicture = z.infer<typeof editorPictureSchema>;
