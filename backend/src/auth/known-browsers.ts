import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../config/keys.js';
import type { Admin } from './admin.entity.js';

export const KNOWN_FOR_MS = 365 * 24 * 60 * 60 * 1000;
const MARK = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/** Attempts on a marked browser are counted apart: strangers who guess cannot lock the owner out. */
@Injectable()
export class KnownBrowsers {
  constructor(private readonly keys: Keys) {}

  markFor(admin: Admin, before?: string): string {
    const id = this.idOf(admin, before) ?? randomUUID();
    const until = Date.now() + KNOWN_FOR_MS;
    return `${id}.${until}.${this.keys.sign('browser marks', signed(admin, id, until))}`;
  }

  idOf(admin: Admin | null, mark = ''): string | undefined {
    const [, id = '', until = '', signature = ''] = MARK.exec(mark) ?? [];
    if (!admin || Number(until) < Date.now()) return undefined;
    const text = signed(admin, id, Number(until));
    return this.keys.isSigned('browser marks', text, signature) ? id : undefined;
  }
}

/** Holds when the password was chosen: with another one the mark is worthless. */
function signed({ id, passwordSetAt }: Admin, browserId: string, until: number): string {
  return [id, passwordSetAt.toISOString(), browserId, until].join('\n');
}
