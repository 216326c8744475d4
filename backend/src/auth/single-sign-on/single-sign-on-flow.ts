import { Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import type { signInSource } from '../sign-in-source.js';
import { type Entered, SignIn } from '../sign-in/sign-in.service.js';
import type { Visitor } from '../sign-in/visitor.js';
import { BrowserBindings } from './browser-bindings.js';
import { OpenIdProvider } from './openid-provider.js';
import { SingleSignOnRefusal } from './single-sign-on-refusal.js';
import { type Caller, SingleSignOn } from './single-sign-on.service.js';
import { SingleSignOnTickets } from './single-sign-on-tickets.js';

/** Where a browser is sent, and the binding that it is given for the way. */
interface Destination {
  url: string;
  binding?: string;
}

/** The three requests of a browser that signs in at the provider, in their order. */
@Injectable()
export class SingleSignOnFlow {
  constructor(
    private readonly singleSignOn: SingleSignOn,
    private readonly provider: OpenIdProvider,
    private readonly bindings: BrowserBindings,
    private readonly tickets: SingleSignOnTickets,
    private readonly signIn: SignIn,
  ) {}

  /** A page of another site must not sign anybody in: it is begun on our own. */
  start(source: ReturnType<typeof signInSource>): Promise<Destination> {
    return this.destination(async () => {
      if (source === 'other site') throw new SingleSignOnRefusal('expired');
      const { binding, proofs } = this.bindings.make();
      return { url: await this.provider.authorizationUrl(proofs), binding };
    });
  }

  /** @param address of the request that brings the provider's answer, from its path on */
  callback(address: string, binding: string | undefined, caller: Caller): Promise<Destination> {
    return this.destination(async () => {
      const answer = this.provider.callbackUrl;
      answer.search = new URL(address, answer).search;
      return { url: `/admin/login#sign-in=${await this.singleSignOn.confirm(answer, binding, caller)}` };
    });
  }

  async finish(ticket: string, binding: string | undefined, visitor: Visitor): Promise<Entered> {
    const admin = await this.tickets.redeem(ticket, binding);
    const entered = admin && (await this.signIn.enter(admin, visitor, 'single sign-on'));
    if (!entered)
      throw new UnauthorizedException({ message: 'This sign-in is over. Please begin it again.' });
    return entered;
  }

  /** These are navigations: refused or not, each is redirected to a page. */
  private async destination(find: () => Promise<Destination>): Promise<Destination> {
    if (this.provider.name === null) throw new NotFoundException();
    try {
      return await find();
    } catch (error) {
      if (!(error instanceof SingleSignOnRefusal)) throw error;
      return { url: `/admin/login#sign-in-failed=${error.reason}` };
    }
  }
}
