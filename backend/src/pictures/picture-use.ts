import type { DataSource, EntityManager } from 'typeorm';

/**
 * What shows stored pictures. A feature that shows some provides an implementation; every provider of this class is
 * asked before a picture is removed.
 */
export abstract class PictureUse {
  abstract shows(manager: EntityManager, name: string): Promise<boolean>;
  /** The names of all pictures that are shown, in batches; a name may come more than once. */
  abstract names(database: DataSource): AsyncIterable<string[]>;
}
