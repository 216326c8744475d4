import { z } from 'zod';

const text = z.string().default('');

/** An `<item>` of a WordPress export (WXR 1.0 to 1.2), with the names that WordPress gives its parts. */
export const wordpressItemSchema = z.object({
  post_id: text,
  post_type: text,
  status: text,
  post_name: text,
  post_date: text,
  post_date_gmt: text,
  post_password: text,
  post_parent: text,
  attachment_url: text,
  title: text,
  link: text,
  content: text,
  excerpt: text,
  comments: z.int(),
  /** The fields of plug-ins and of the picture at the top. */
  meta: z.record(z.string(), z.string()),
});
export type WordpressItem = z.infer<typeof wordpressItemSchema>;

export const attachmentsSchema = z.record(
  z.string(),
  // Imports of before kept no captions.
  z.object({ url: z.string(), alt: z.string(), caption: text, parent: z.string() }),
);
/** By the number that WordPress gave the picture. */
export type Attachments = z.infer<typeof attachmentsSchema>;

export interface WordpressExport {
  /** The address of the blog, '' when the export names none. */
  site: string;
  items: WordpressItem[];
}
