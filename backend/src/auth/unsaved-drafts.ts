import type { EntityManager } from 'typeorm';

/** Text that people leave unsaved; the feature with the drafts provides it. */
export abstract class UnsavedDrafts {
  /** By the id of the account. */
  abstract countByOwner(manager?: EntityManager): Promise<ReadonlyMap<string, number>>;
  /** By the ids of the accounts; what nobody takes is deleted. */
  abstract handOver(manager: EntityManager, from: string, to: string | null): Promise<void>;
}
