import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../config/keys.js';
import type { Admin } from './admin.entity.js';
import { marksIn, withMark } from './marks-in.js';

export const KNOWN_FOR_MS = 365 * 24 * 60 * 60 * 1000;
const MARK = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/** Attempts on a marked browser are counted apart: strangers who guess cannot lock the owner out. */
@Injectable()
export class KnownBrowsers {
  constructor(private readonly keys: Keys) {}

  /** @param cookie of before, with the marks of others who use the browser */
  markFor(admin: Admin, cookie?: string): string {
    const before = this.find(admin, cookie);
    const id = before?.id ?? randomUUID();
    const until = Date.now() + KNOWN_FOR_MS;
    const mark = `${id}.${until}.${this.keys.sign('browser marks', signed(admin, id, until))}`;
    return withMark(cookie, mark, before?.mark);
  }

  idOf(admin: Admin | null, cookie?: string): string | undefined {
    return admin ? this.find(admin, cookie)?.id : undefined;
  }

  private find(admin: Admin, cookie?: string): { id: string; mark: string } | undefined {
    for (const mark of marksIn(cookie)) {
      const [, id = '', until = '', signature = ''] = MARK.exec(mark) ?? [];
      const text = signed(admin, id, Number(until));
      if (this.keys.isSigned('browser marks', text, signature)) return { id, mark };
    }
    return undefined;
  }
}

/** Holds when the password was chosen: with another one the mark is worthless. */
function signed({ id, passwordSetAt }: Admin, browserId: string, until: number): string {
  return [id, passwordSetAt.toISOString(), browserId, until].join('\n');
}
