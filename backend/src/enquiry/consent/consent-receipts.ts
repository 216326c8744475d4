import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Keys } from '../../config/keys.js';
import { Enquiry } from '../enquiry.entity.js';

const PURPOSE = 'consent receipts';
const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

type Signed = Pick<Enquiry, 'id' | 'email'>;

/** The link in a receipt: its holder got it by mail, at the address that it is signed for. */
@Injectable()
export class ConsentReceipts {
  constructor(
    private readonly keys: Keys,
    @Inject(ENV) private readonly env: Env,
  ) {}

  tokenFor(enquiry: Signed): string {
    return `${enquiry.id}.${this.keys.sign(PURPOSE, signed(enquiry))}`;
  }

  linkTo(enquiry: Signed): string {
    return new URL(`/consent?receipt=${this.tokenFor(enquiry)}`, this.env.SITE_URL).href;
  }

  /** @throws 404 for a link that was altered, is older than a year, or whose enquiry is gone */
  async read(manager: EntityManager, token: string, lock = false): Promise<Enquiry> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    const enquiry = id && (await find(manager, id, lock));
    if (!enquiry || !this.keys.isSigned(PURPOSE, signed(enquiry), signature)) throw notValid();
    if (endOf(enquiry) < new Date()) throw notValid();
    return enquiry;
  }
}

const signed = ({ id, email }: Signed): string => `${id}\n${email.toLowerCase()}`;

async function find(manager: EntityManager, id: string, lock: boolean): Promise<Enquiry | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const locking = lock ? { lock: { mode: 'pessimistic_write' } as const } : {};
  return manager.findOne(Enquiry, { where: { id }, ...locking });
}

function endOf({ createdAt }: Enquiry): Date {
  const end = new Date(createdAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

function notValid(): NotFoundException {
  return new NotFoundException({
    message: 'This link does not work. It does for a year, and no longer once what it stands for was erased.',
  });
}
