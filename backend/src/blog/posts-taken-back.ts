import type { EntityManager } from 'typeorm';

/** Posts in the bin with their import; the feature with the imports provides it. */
export abstract class PostsTakenBack {
  abstract restored(manager: EntityManager, postId: number): Promise<void>;
}
