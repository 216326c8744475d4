/** Names of the pictures that a post shows or that somebody has claimed. */
export const PICTURES_IN_USE =
  'SELECT unnest(pictures) AS name FROM blog_post UNION SELECT name FROM picture_claim';
