export interface SeedPost {
  heading: string;
  slug: string;
  date_at: string;
  short_description: string;
  alt: string;
  /** In seed-pictures/photographs. */
  picture: string;
  /** In place of `{picture}` in the description. */
  pictureInText?: string;
  description: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
}
