/**
 * SQL: makes everybody wait who keeps or removes one of the pictures `$1`, until the end of the transaction. Always in the
 * same order, so that two of them cannot wait for each other. Each picture takes a place in Postgres' table of locks.
 */
export const LOCK_PICTURES = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('picture ' || name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key
  ) AS keys`;
