import type { EntityManager } from 'typeorm';

/** The next night's sweep removes those that nothing shows. */
export async function addLostPictures(manager: EntityManager, names: string[]): Promise<void> {
  await manager.query(
    'INSERT INTO picture_claim (name, keep_until, in_editor) SELECT unnest($1::text[]), now(), false',
    [names],
  );
}
