import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { iso } from '../../database/iso.js';
import { readPage } from '../../pages/read-page.js';
import type { EnquiryFilter, EnquiryQuery } from './enquiry-admin-forms.schema.js';
import type { EnquiryCard, EnquiryDetail, EnquiryList } from './enquiry-admin.schema.js';
import { CARD, DETAIL, MATCHES } from './enquiry-columns.js';
import { COUNT_MEANT, SAME_PERSON } from '../do-not-contact.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Fewer digits would be in nearly every number. */
const FEWEST_DIGITS = 4;

/** What staff see of enquiries. */
@Injectable()
export class EnquiryAdminReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** That somebody looked is written down, whom they searched for is not. */
  async list({ search, state, ...query }: EnquiryQuery, actor: Actor): Promise<EnquiryList> {
    const act = { actor, action: 'enquiries listed', subjectType: 'enquiry', subjectId: null } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiries' });
    const [page, states] = await Promise.all([
      readPage<EnquiryCard>(this.database, query, {
        columns: CARD,
        from: 'enquiry',
        order: 'enquiry.created_at DESC, enquiry.id DESC',
        where: MATCHES,
        values: matchValues({ search, state }),
      }),
      this.states(),
    ]);
    return { ...page, states };
  }

  /** As `read`, and written down. */
  async open(id: string, actor: Actor): Promise<EnquiryDetail> {
    const enquiry = await this.read(id);
    const act = { actor, action: 'enquiry read', subjectType: 'enquiry', subjectId: enquiry.id } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiry' });
    return enquiry;
  }

  /** @param id as it stands in the address */
  async read(id: string): Promise<EnquiryDetail> {
    const [enquiry] = await this.database.query<Omit<EnquiryDetail, 'notes' | 'others' | 'meant'>[]>(
      `SELECT ${DETAIL} FROM enquiry WHERE id = $1`,
      [enquiryId(id)],
    );
    if (!enquiry) throw enquiryNotFound();
    const [notes, others, [meant]] = await Promise.all([
      this.notes(id),
      this.others(enquiry),
      this.database.query<EnquiryDetail['meant'][]>(COUNT_MEANT, [enquiry.email, enquiry.phone_e164]),
    ]);
    if (!meant) throw enquiryNotFound();
    return { ...enquiry, notes, others, meant };
  }

  private async states(): Promise<Record<string, number>> {
    const rows = await this.database.query<{ state: string; count: number }[]>(
      'SELECT state, count(*)::int FROM enquiry GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  private notes(id: string): Promise<EnquiryDetail['notes']> {
    return this.database.query<EnquiryDetail['notes']>(
      `SELECT id::int, ${iso('created_at')} AS created_at, author, text
       FROM enquiry_note WHERE enquiry_id = $1 ORDER BY enquiry_note.id`,
      [id],
    );
  }

  private others({ id, email, phone_e164 }: EnquiryCard): Promise<EnquiryDetail['others']> {
    return this.database.query<EnquiryDetail['others']>(
      `SELECT id, ${iso('created_at')} AS created_at, name, state,
         lower(email) = lower($1) AS same_email, phone_e164 = $2 AS same_phone FROM enquiry
       WHERE ${SAME_PERSON} AND id <> $3 ORDER BY enquiry.created_at DESC LIMIT 50`,
      [email, phone_e164, id],
    );
  }
}

/** @throws NotFoundException for anything that no enquiry can have as its id */
export function enquiryId(text: string): string {
  if (!UUID.test(text)) throw enquiryNotFound();
  return text;
}

export function enquiryNotFound(): NotFoundException {
  return new NotFoundException('Enquiry not found.');
}

/** For MATCHES. Percent sign, underscore and backslash are letters like any others in a search. */
export function matchValues({ search, state }: EnquiryFilter): (string | null)[] {
  const digits = /^[\d\s()+-]+$/.test(search) ? search.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  const pattern = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return [pattern, digits.length >= FEWEST_DIGITS ? digits : '', state ?? null];
}
