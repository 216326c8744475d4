import { GoneException, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Keys } from '../../config/keys.js';
import { Invitation } from './invitation.entity.js';

const PURPOSE = 'invitations';
const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Made of the row and a key that is not in the database, so that reading the row is not enough to join. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly keys: Keys,
    @Inject(ENV) private readonly env: Pick<Env, 'SITE_URL'>,
  ) {}

  /** The token is behind the #, which no server is sent and no log has. */
  linkTo(invitation: Invitation): string {
    const token = `${invitation.id}.${this.keys.sign(PURPOSE, signed(invitation))}`;
    return new URL(`/admin/join#${token}`, this.env.SITE_URL).href;
  }

  /** @throws GoneException, the same whatever is wrong with it */
  async read(manager: EntityManager, token: string): Promise<Invitation> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    const invitation = id ? await manager.findOneBy(Invitation, { id }) : null;
    if (!invitation || !this.keys.isSigned(PURPOSE, signed(invitation), signature)) throw invitationIsOver();
    if (invitation.expiresAt < new Date()) throw invitationIsOver();
    return invitation;
  }
}

function signed({ id, linkKey, email, role }: Invitation): string {
  return [id, linkKey, email, role].join('\n');
}

export function invitationIsOver(): GoneException {
  return new GoneException({
    message:
      'This invitation is over. It works once, for three days, and only the one that was sent last. If you have joined already, sign in with the password you chose. If not, ask whoever invited you to send it again.',
  });
}
