import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { isPublicAddress } from './public-address.js';

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const NAME_TIMEOUT_MS = 3_000;
const NO_SUCH_NAME: unknown[] = [NOTFOUND, NODATA];
/** Of the root of all names. Name servers without a way out deny it as they deny every other. */
const NAME_THAT_EXISTS = 'a.root-servers.net';

export class NoSuchHost extends Error {}

/** The Internet without the machines that only this server reaches. */
@Injectable()
export class OutboundNetwork {
  /** An address to connect to, so that no second look-up can lead elsewhere. @throws NoSuchHost, or why it may not be called */
  async addressOf(url: URL): Promise<string> {
    const port = PORTS[url.protocol];
    if (port === undefined || url.username || url.password) throw new Error('Only plain web addresses.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await this.resolve(host);
    const [first] = addresses;
    if (first === undefined) throw await this.denied(host);
    const called = url.port === '' ? port : Number(url.port);
    if (!addresses.every((address) => this.mayCall(address, called)))
      throw new Error('Not a public address.');
    return first;
  }

  /** By the name servers alone: what this machine calls itself and its neighbours is not asked. */
  async resolve(host: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: NAME_TIMEOUT_MS, tries: 1 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const failure = found.find((one) => one.status === 'rejected' && !isNoSuchName(one.reason));
    if (addresses.length === 0 && failure) throw new Error('The name servers gave no answer.');
    return addresses;
  }

  private async denied(host: string): Promise<Error> {
    const [known] = await this.resolve(NAME_THAT_EXISTS);
    return known === undefined ? new Error('The name servers know no name.') : new NoSuchHost(host);
  }

  mayCall(address: string, port: number): boolean {
    return Object.values(PORTS).includes(port) && isPublicAddress(address);
  }
}

function isNoSuchName(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && NO_SUCH_NAME.includes(reason.code);
}
