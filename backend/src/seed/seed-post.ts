/** A sample post as its author would type it into the form. */
export interface SeedPost {
  heading: string;
  slug: string;
  date_at: string;
  short_description: string;
  alt: string;
  /** File in seed-pictures/photographs. */
  picture: string;
  /** File in seed-pictures/photographs that stands in the text in place of `{picture}`. */
  pictureInText?: string;
  description: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
}
