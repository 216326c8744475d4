import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit-log.js';

export interface Taker {
  id: string;
  name: string;
}

/** Work that people leave behind; the feature with the enquiries provides it. */
export abstract class OpenEnquiries {
  /** By the id of the account. */
  abstract countByOwner(manager: EntityManager): Promise<ReadonlyMap<string, number>>;
  abstract handOver(manager: EntityManager, from: string, to: Taker | null, actor: Actor): Promise<void>;
}
