import { Injectable, NotFoundException } from '@nestjs/common';
import { type KeyPurpose, Keys } from '../config/keys.js';
import type { PreviewLink } from './publication.schema.js';
import type { PublishedKind } from './published-kind.js';

const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const TOKEN = /^([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/;
const PURPOSES: Record<PublishedKind['noun'], KeyPurpose> = {
  blog: 'preview links',
  project: 'project preview links',
};

interface Previewed {
  id: number;
  preview_key: string;
}

/** Signed with a key of the row, so that a new key ends the links before it. */
@Injectable()
export class PreviewTokens {
  constructor(private readonly keys: Keys) {}

  linkTo({ noun }: PublishedKind, { id, preview_key }: Previewed): PreviewLink {
    const expiresAt = Date.now() + VALID_FOR_MS;
    const signature = this.keys.sign(PURPOSES[noun], signed(id, expiresAt, preview_key));
    return {
      path: `/${noun}-preview/${id}.${expiresAt}.${signature}`,
      expires_at: new Date(expiresAt).toISOString(),
    };
  }

  /** @throws 404 for a link that has expired or was taken back */
  async read<Found extends Previewed>(
    { noun }: PublishedKind,
    token: string,
    find: (id: number) => Promise<Found | undefined>,
  ): Promise<Found> {
    const [, id = 0, expiresAt = 0, signature = ''] = TOKEN.exec(token) ?? [];
    if (Number(expiresAt) < Date.now()) throw linkNotValid();
    const found = await find(Number(id));
    if (!found) throw linkNotValid();
    const text = signed(found.id, Number(expiresAt), found.preview_key);
    if (!this.keys.isSigned(PURPOSES[noun], text, signature)) throw linkNotValid();
    return found;
  }
}

function signed(id: number, expiresAt: number, key: string): string {
  return `${id}\n${expiresAt}\n${key}`;
}

function linkNotValid(): NotFoundException {
  return new NotFoundException({
    message: 'This preview link is no longer valid. Please ask for a new one.',
  });
}
