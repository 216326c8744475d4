/** What the site has acknowledged, of which none may ever be lost, and what it refused otherwise than with "later". */
export interface Acknowledged {
  enquiries: string[];
  posts: { heading: string; slug: string }[];
  pictures: string[];
  plans: string[];
  contacts: string[];
  withdrawn: string[];
  /** Keys of notes. */
  notes: string[];
  /** Ids of enquiries that were marked as spam. */
  spam: string[];
  /** Ids of enquiries whose person was erased. */
  erased: string[];
  /** Ids of drafts of new blogs. */
  drafts: string[];
  faults: string[];
  /** How often it was not there: a connection broke, or the answer was 503. */
  gaps: number;
}
