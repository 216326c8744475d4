/** SQL: locks the pictures `$1` until the end of the transaction, always in the same order, so without deadlocks. */
export const LOCK_PICTURES = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('picture ' || name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key
  ) AS keys`;
