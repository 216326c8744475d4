import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { z } from 'zod';

const ENQUIRIES = 'enquiry';
const TABLES = `
  SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND (column_name = 'pictures' AND data_type = 'ARRAY'
    OR table_name = '${ENQUIRIES}' AND column_name = 'shortlist') ORDER BY 1`;
const tables = z.array(z.object({ name: z.string() }));

/** Tables that hold a picture which nothing on the site shows, in the words of a report. */
const KEEPERS = { library_picture: 'in the library', saved_version: 'by a version' };

/** Of `picturesWithUses`. */
export const usedPictures = z.array(
  z.object({
    name: z.string(),
    posts: z.array(z.int()),
    projects: z.array(z.int()),
    kept: z.array(z.string()),
  }),
);
export type UsedPicture = z.infer<typeof usedPictures>[number];

/** In the database's version, which may be older than this one. */
export async function tablesWithPictures(client: Client): Promise<string[]> {
  return tables.parse((await client.query(TABLES)).rows).map(({ name }) => name);
}

/** SQL: the names of all pictures that something shows or claims. */
export function picturesInUse(tablesShowing: string[]): string {
  const shown = tablesShowing.map(
    (table) => `SELECT ${namesIn(table)} AS name FROM ${escapeIdentifier(table)}`,
  );
  return [...shown, 'SELECT name FROM picture_claim'].join(' UNION ');
}

/** What is in the bin counts: it may come back. Those of claims, drafts and old enquiries may be gone. */
export function picturesWithUses(tablesShowing: string[]): string {
  const shown = tablesShowing.map(
    (table) =>
      `SELECT ${namesIn(table)} AS name, ${escapeLiteral(table)} AS shower, ${table === ENQUIRIES ? 'NULL' : 'id'}
       FROM ${escapeIdentifier(table)}`,
  );
  const kept = Object.entries(KEEPERS).map(
    ([table, words]) => `CASE WHEN bool_or(shower = '${table}') THEN '${words}' END`,
  );
  return `
    SELECT name, ${idsOf('blog_post')} AS posts, ${idsOf('project')} AS projects,
      array_remove(ARRAY[${kept.join(', ')}], NULL) AS kept
    FROM (${[...shown, 'SELECT name, NULL, NULL FROM picture_claim'].join(' UNION ALL ')}) AS used
    GROUP BY name ORDER BY name`;
}

export function isNeeded({ posts, projects, kept }: UsedPicture): boolean {
  return posts.length + projects.length + kept.length > 0;
}

/** SQL: whether a row of the table has the picture of this name. */
export function hasPicture(table: string, name: string): string {
  if (table !== ENQUIRIES) return `pictures @> ARRAY[${name}]`;
  return `shortlist @> jsonb_build_array(jsonb_build_object('src', 'uploads/' || ${name} || '.webp'))`;
}

function namesIn(table: string): string {
  if (table !== ENQUIRIES) return 'unnest(pictures)';
  const uploaded = `jsonb_path_query(shortlist, '$[*].src ? (@ like_regex "^uploads/.*[.]webp$")')`;
  return `substring(${uploaded} #>> '{}' FROM '^uploads/(.*)[.]webp$')`;
}

function idsOf(table: string): string {
  return `coalesce(array_agg(id ORDER BY id) FILTER (WHERE shower = '${table}'), '{}')`;
}
