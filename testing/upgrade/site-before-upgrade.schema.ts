import * as z from 'zod';

/** A post as visitors saw it. */
const post = z.object({
  slug: z.string(),
  heading: z.string(),
  short_description: z.string(),
  date_at: z.string(),
  feature_image: z.string(),
  mb_image: z.string(),
  alt: z.string(),
  description: z.string(),
});
export const postAnswer = z.object({ data: post });

const enquiryCard = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone_e164: z.string(),
  message: z.string(),
  state: z.string(),
  do_not_contact: z.boolean(),
});
export const enquiryList = z.object({ data: z.array(enquiryCard), states: z.record(z.string(), z.number()) });
export const enquiryAnswer = z.object({
  data: enquiryCard.extend({ notes: z.array(z.object({ author: z.string(), text: z.string() })) }),
});

/** What the site of revision 2e6cafc showed when its backup was made. */
export const siteBeforeUpgrade = z.object({
  accounts: z.array(z.object({ email: z.string(), password: z.string() })),
  posts: z.array(post),
  /** Addresses that no visitor sees a post at, and the one that leads on. */
  unseen: z.array(z.string()),
  moved: z.object({ from: z.string(), to: z.string() }),
  /** SHA-256 of what each address of a picture gives. */
  pictures: z.record(z.string(), z.string()),
  enquiries: z.array(enquiryAnswer.shape.data),
});
export type SiteBeforeUpgrade = z.infer<typeof siteBeforeUpgrade>;
