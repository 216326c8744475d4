/** SQL: wildcards in a search are ordinary characters. */
const SEARCHED_HEADING = String.raw`regexp_replace(fold_heading($1), '([\\%_])', '\\\1', 'g')`;
/** SQL: the heading contains `$1`. */
export const HEADING_MATCHES = `
  heading_folded LIKE '%' || ${SEARCHED_HEADING} || '%'`;

/** Letters of a search that are looked for in texts. */
const MAX_SEARCHED = 200;
/** Shorter words are looked for whole: half of all posts have a word that begins with "a". */
const MIN_PREFIX = 3;
const SEARCHED_WORDS = `
  SELECT string_agg(quote_literal(word) || CASE WHEN length(word) < ${MIN_PREFIX} THEN '' ELSE ':*' END, ' & ')::tsquery
  FROM unnest(words_in(left($1, ${MAX_SEARCHED}))) AS word`;

/**
 * SQL: posts whose heading contains `$1`, or in which every word of it begins a word. They are found before they are
 * put in order, because beside an order the planner would walk that and read each post on its way; and apart, because
 * trigrams are looked at once more in each row, and the words of a text must not be.
 */
export const MATCHING_POSTS = `blog_post JOIN (
  WITH matching AS MATERIALIZED (
    SELECT id FROM blog_post WHERE words @@ (${SEARCHED_WORDS})
    UNION SELECT id FROM blog_post WHERE ${HEADING_MATCHES}
  ) SELECT id FROM matching) AS found USING (id)`;

/** SQL: posts whose heading begins with `$1`, for a letter alone: nearly all posts contain it. */
export const POSTS_BEGINNING = `blog_post JOIN (
  SELECT id FROM blog_post WHERE heading_folded LIKE ${SEARCHED_HEADING} || '%') AS found USING (id)`;
