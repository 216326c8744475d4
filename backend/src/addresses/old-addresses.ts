import { Injectable, NotFoundException } from '@nestjs/common';
import { AddressCounts, type Visit } from './address-counts.js';
import { AddressLookup } from './address-lookup.js';
import { isWorthCounting, locationOf, pathOf } from './path-of.js';

/** What the frontend asks about an address at which it found nothing. */
@Injectable()
export class OldAddresses {
  constructor(
    private readonly lookup: AddressLookup,
    private readonly counts: AddressCounts,
  ) {}

  /** @param isRefresh of a cached page: not counted as a visit is @returns where it leads @throws NotFoundException */
  async find(visit: Visit, isRefresh: boolean): Promise<string> {
    const to = await this.destinationOf(visit, isRefresh);
    if (to === undefined) throw new NotFoundException({ message: 'This address leads nowhere.' });
    return to;
  }

  private async destinationOf(visit: Visit, isRefresh: boolean): Promise<string | undefined> {
    const path = pathOf(visit.path);
    if (path === undefined) return undefined;
    const written = [path, path.toLowerCase()];
    const known = await this.lookup.load(written);
    const from = written.find((each) => !known.isGone(each)) ?? path;
    if (known.at(from) !== undefined) return from === path ? undefined : locationOf(from);
    const to = known.destinationOf(from);
    if (isRefresh) return to;
    if (to !== undefined) this.counts.hit({ ...visit, path: from });
    else if (isWorthCounting(path)) this.counts.miss({ ...visit, path });
    return to;
  }
}
