import { copyTarget, tableSchema } from './tables.js';

describe('a table that a backup names', () => {
  it('is one table for Postgres, whatever it is called', () => {
    const table = { schema: 'public' as const, name: 'post"; DROP TABLE admin; --', columns: ['id', 'a"b'] };
    expect(copyTarget(table)).toBe('"public"."post""; DROP TABLE admin; --" ("id", "a""b")');
  });

  it('is one of ours or of the queue', () => {
    const table = { name: 'pg_authid', columns: ['rolname'] };
    expect(tableSchema.safeParse({ ...table, schema: 'pg_catalog' }).success).toBe(false);
    expect(tableSchema.safeParse({ ...table, schema: 'public' }).success).toBe(true);
  });
});
