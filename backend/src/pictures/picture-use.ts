import type { DataSource, EntityManager } from 'typeorm';

/** A feature that shows stored pictures provides one; all are asked before a picture is removed. */
export abstract class PictureUse {
  abstract shows(manager: EntityManager, name: string): Promise<boolean>;
  /** The names of all pictures that are shown, in batches; a name may come more than once. */
  abstract names(database: DataSource): AsyncIterable<string[]>;
}
