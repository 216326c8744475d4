import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { z } from 'zod';

const TABLES = `
  SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'pictures' AND data_type = 'ARRAY' ORDER BY 1`;
const tables = z.array(z.object({ name: z.string() }));

/** Of `picturesWithUses`. */
export const usedPictures = z.array(
  z.object({ name: z.string(), posts: z.array(z.int()), projects: z.array(z.int()) }),
);
export type UsedPicture = z.infer<typeof usedPictures>[number];

/** In the database's version, which may be older than this one. */
export async function tablesWithPictures(client: Client): Promise<string[]> {
  return tables.parse((await client.query(TABLES)).rows).map(({ name }) => name);
}

/** SQL: the names of all pictures that something shows or claims. */
export function picturesInUse(tablesShowing: string[]): string {
  const shown = tablesShowing.map(
    (table) => `SELECT unnest(pictures) AS name FROM ${escapeIdentifier(table)}`,
  );
  return [...shown, 'SELECT name FROM picture_claim'].join(' UNION ');
}

/** What is in the bin counts: it may come back. A claim without a post or project may be of a save that failed. */
export function picturesWithUses(tablesShowing: string[]): string {
  const shown = tablesShowing.map(
    (table) =>
      `SELECT unnest(pictures) AS name, ${escapeLiteral(table)} AS shower, id FROM ${escapeIdentifier(table)}`,
  );
  return `
    SELECT name, ${idsOf('blog_post')} AS posts, ${idsOf('project')} AS projects
    FROM (${[...shown, 'SELECT name, NULL, NULL FROM picture_claim'].join(' UNION ALL ')}) AS used
    GROUP BY name ORDER BY name`;
}

function idsOf(table: string): string {
  return `coalesce(array_agg(id ORDER BY id) FILTER (WHERE shower = '${table}'), '{}')`;
}
