import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** @returns false when its key has been used before, and nothing was inserted */
export async function insertOnce<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(entity).values(row);
  const { raw }: { raw: unknown } = await insert.orIgnore().returning('*').execute();
  return Array.isArray(raw) && raw.length > 0;
}
