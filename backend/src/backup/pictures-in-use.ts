export const PICTURES_IN_USE = `
  SELECT unnest(pictures) AS name FROM blog_post UNION SELECT unnest(pictures) FROM project
  UNION SELECT name FROM picture_claim`;

/** What is in the bin counts: it may come back. A claim without a post or project may be of a save that failed. */
export const PICTURES_WITH_USES = `
  SELECT name, coalesce(array_agg(post ORDER BY post) FILTER (WHERE post IS NOT NULL), '{}') AS posts,
    coalesce(array_agg(project ORDER BY project) FILTER (WHERE project IS NOT NULL), '{}') AS projects
  FROM (
    SELECT unnest(pictures) AS name, id AS post, NULL::integer AS project FROM blog_post
    UNION ALL SELECT unnest(pictures), NULL, id FROM project UNION ALL SELECT name, NULL, NULL FROM picture_claim
  ) AS used
  GROUP BY name ORDER BY name`;
