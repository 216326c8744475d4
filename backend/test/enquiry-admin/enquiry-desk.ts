import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { EnquiryDetail } from '../../src/enquiry/admin/enquiry-admin.schema.js';
import { openEnquiryAdmin } from './enquiry-admin.ts';

export const MINUTE = 60_000;

/** An ISO moment so much later than now. */
export const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** The enquiries as staff work on them; the first admin is called Meera K. */
export async function openEnquiryDesk(settings: Record<string, string> = {}) {
  const admin = await openEnquiryAdmin(settings);
  const sql = (text: string, values: unknown[] = []) => admin.app.get(DataSource).query(text, values);
  await sql(`UPDATE admin SET name = 'Meera K.'`);
  const read = async (id: string): Promise<EnquiryDetail> => (await admin.get(`/${id}`)).body.data;
  return {
    ...admin,
    sql,
    read,
    /** That came so long ago. */
    async enquiryOf(minutesAgo: number): Promise<string> {
      const { id } = await admin.enquiry();
      const earlier = `UPDATE enquiry SET created_at = now() - $2 * interval '1 minute' WHERE id = $1`;
      await sql(earlier, [id, minutesAgo]);
      return id;
    },
    async colleague() {
      const email = `${randomUUID()}@example.com`;
      const insert = `INSERT INTO admin (email, name, password_hash) VALUES ($1, 'Arjun B.', 'x') RETURNING id`;
      const [{ id }] = await sql(insert, [email]);
      return { id, email };
    },
    press: (id: string, changes: object = {}) =>
      admin.post(`/${id}/contact`, { key: randomUUID(), how: 'call', at: later(0), ...changes }),
    outcome: (id: string, form: object) => admin.post(`/${id}/outcome`, form),
    change: (id: string, form: object) => admin.patch(`/${id}/desk`, form),
    async linesOf(id: string, kind: string): Promise<string[]> {
      return (await read(id)).events.filter((event) => event.kind === kind).map(({ text }) => text);
    },
    async found(query: string): Promise<string[]> {
      return (await admin.get(`?limit=50&${query}`)).body.data.map(({ id }: { id: string }) => id);
    },
    async actsOn(id: string): Promise<string[][]> {
      const acts = (await admin.audit()).filter(({ subject_id }) => subject_id === id);
      return acts
        .filter(({ action }) => action !== 'enquiry read')
        .map(({ action, subject }) => [action, subject]);
    },
  };
}
