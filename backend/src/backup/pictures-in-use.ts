export const PICTURES_IN_USE =
  'SELECT unnest(pictures) AS name FROM blog_post UNION SELECT name FROM picture_claim';

/** Posts in the bin count: they may come back. A claim without a post may be of a save that failed. */
export const PICTURES_WITH_POSTS = `
  SELECT name, coalesce(array_agg(id ORDER BY id) FILTER (WHERE id IS NOT NULL), '{}') AS posts
  FROM (SELECT unnest(pictures) AS name, id FROM blog_post UNION ALL SELECT name, NULL FROM picture_claim) AS used
  GROUP BY name ORDER BY name`;
