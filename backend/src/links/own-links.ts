import { projectTypes, sizeBands } from 'content/schemas/project';
import services from 'content/services.json' with { type: 'json' };
import { Inject, Injectable } from '@nestjs/common';
import { AddressLookup } from '../addresses/address-lookup.js';
import { PageSuggestions } from '../addresses/page-suggestions.js';
import { pathOf } from '../addresses/path-of.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { ImageStore } from '../pictures/image-store.js';
import { cardIn, nameInAddress } from '../pictures/picture-name.js';
import type { CheckedLinkAnswer, TriedLink } from './link.schema.js';
import { ownUrl } from './own-url.js';

/** What a filter in the address may say; a page ignores what it does not know. */
const FILTERS: Record<string, Record<string, readonly string[]>> = {
  '/services': { category: services.map(({ slug }) => slug) },
  '/projects': { type: projectTypes, size: sizeBands.map(({ value }) => value) },
};
/** Answers of programs, and files of the build: only a request could tell. */
const FILES = /^\/(api|assets)\//;
const UPLOADS = '/api/uploads/';

@Injectable()
export class OwnLinks {
  constructor(
    private readonly addresses: AddressLookup,
    private readonly pages: PageSuggestions,
    private readonly store: ImageStore,
    @Inject(ENV) private readonly env: Pick<Env, 'SITE_URL'>,
  ) {}

  isOwn(address: string): boolean {
    return ownUrl(address, this.env.SITE_URL) !== undefined;
  }

  /** Undefined for an address of another site. */
  async judge(address: string): Promise<TriedLink['state'] | undefined> {
    const url = ownUrl(address, this.env.SITE_URL);
    if (!url) return undefined;
    if (url.pathname.startsWith(UPLOADS)) return this.judgePicture(url.pathname);
    if (FILES.test(url.pathname)) return 'unknown';
    return (await this.isThere(url)) ? 'ok' : 'dead';
  }

  private async judgePicture(address: string): Promise<TriedLink['state']> {
    const name = nameInAddress(address) ?? cardIn(address.slice(UPLOADS.length))?.name;
    if (name === undefined) return 'dead';
    try {
      // A smaller one, or a card, is made when it is first asked for.
      return (await this.store.has(`${name}.webp`)) ? 'ok' : 'dead';
    } catch {
      return 'unknown';
    }
  }

  /** Pages that may be meant by addresses that lead nowhere, in their order. */
  async suggestions(addresses: readonly string[]): Promise<(string | undefined)[]> {
    if (addresses.length === 0) return [];
    const suggestions = await this.pages.load();
    return addresses.map((address) => {
      const url = ownUrl(address, this.env.SITE_URL);
      const path = url && pathOf(url.pathname);
      return path && suggestions.for(path + url.search)?.to;
    });
  }

  /** Of an address that leads nowhere: the draft or the scheduled page that is to be there. */
  async awaited(address: string): Promise<CheckedLinkAnswer['awaited']> {
    const path = pathOf(ownUrl(address, this.env.SITE_URL)?.pathname ?? '');
    return (path !== undefined && (await this.addresses.awaited(path))) || null;
  }

  private async isThere({ pathname, searchParams }: URL): Promise<boolean> {
    const path = pathOf(pathname);
    if (path === undefined) return false;
    const known = await this.addresses.load([path]);
    if (known.at(path) === undefined) return known.destinationOf(path) !== undefined;
    return Object.entries(FILTERS[path] ?? {}).every(([name, values]) =>
      searchParams.getAll(name).every((value) => value === '' || values.includes(value)),
    );
  }
}
