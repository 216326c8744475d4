import { randomInt, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { applyAgain } from '../../src/enquiry/apply-again.js';
import {
  BY_RECEIPT,
  VISITOR,
  addWithdrawals,
  liftWithdrawals,
} from '../../src/enquiry/consent/consent-withdrawal.repository.js';
import { type Receipts, openReceipts } from '../consent/consent-receipts.ts';
import { deleteMarks } from '../../src/enquiry/admin/marks-admin.repository.js';
import { removeDoNotContact } from '../../src/enquiry/do-not-contact.repository.js';
import { recordEvent } from '../../src/enquiry/enquiry-event.repository.js';
import { readUnused } from '../../src/enquiry/stored-enquiry-file.repository.js';
import { markAgain, readMarkFacts } from '../../src/enquiry/mark-again.repository.js';
import { signIn } from '../auth/sign-in.ts';
import { type TestDatabase, createDatabase } from '../setup/database.ts';

const OPERATOR = { name: 'An operator' };

describe('a database that was put back to an earlier moment', () => {
  let site: Receipts;
  let old: DataSource;
  let database: TestDatabase;
  let present: DataSource;
  beforeAll(async () => {
    site = await openReceipts();
    old = site.app.get(DataSource);
    database = await createDatabase();
    present = await new DataSource(dataSourceOptions(database.url)).initialize();
  });
  afterAll(async () => {
    await site.stop();
    await present.destroy();
    await database.drop();
  });
  const copy = async (id: string) => {
    const read = `SELECT to_jsonb(enquiry) - 'words_folded' AS row FROM enquiry WHERE id = $1`;
    const [{ row }] = await old.query(read, [id]);
    const columns = Object.keys(row).join(', ');
    const insert = `INSERT INTO enquiry (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::enquiry, $1)`;
    await present.query(insert, [JSON.stringify(row)]);
  };

  it('has erased and withdrawn again what was since, by the database that it replaces', async () => {
    for (const source of [old, present])
      await source.query('DELETE FROM enquiry; DELETE FROM do_not_contact; DELETE FROM consent_withdrawal');
    const [erased, withdrawn, other] = [await site.enquiry(), await site.enquiry(), await site.enquiry()];
    for (const { id } of [erased, withdrawn, other]) await copy(id);
    await site.post(`/${erased.id}/erase-person`, { by: 'email' });
    await site.act('withdraw', site.tokenOf(withdrawn));
    for (let run = 0; run < 2; run += 1)
      expect(await applyAgain(old, present)).toBe(
        `Enquiries carried over: 0. Erased again: ${run === 0 ? 1 : 0}. Withdrawals applied: 1. Blocked again: 0. Roles lowered again: 0.`,
      );
    const left = await present.query('SELECT email FROM enquiry ORDER BY created_at');
    expect(left).toEqual([{ email: withdrawn.email }, { email: other.email }]);
    expect(await present.query('SELECT email FROM do_not_contact WHERE email IS NOT NULL')).toEqual([
      { email: withdrawn.email },
    ]);
  });

  it('knows the files of enquiries that it lost, so that its sweep takes them from the store', async () => {
    const id = randomUUID();
    await old.query(`INSERT INTO stored_enquiry_file VALUES ($1, now() + interval '1 hour')`, [id]);
    await applyAgain(old, present);
    expect(await readUnused(present)).toContain(id);
  });

  it('has the enquiries that came since with their files, and not the files of erased ones', async () => {
    const [later, erased] = [await site.enquiry(), await site.enquiry()];
    const attach = async (enquiry: string) => {
      const id = randomUUID();
      await old.query('INSERT INTO stored_enquiry_file VALUES ($1, now())', [id]);
      await old.query(`INSERT INTO enquiry_file VALUES ($1, $2, 0, 'plan.pdf', 'pdf', 1, NULL, NULL, true)`, [
        id,
        enquiry,
      ]);
      return id;
    };
    const [kept, gone] = [await attach(later.id), await attach(erased.id)];
    await old.query('DELETE FROM enquiry WHERE id = $1', [erased.id]);
    expect(await applyAgain(old, present)).toContain('Enquiries carried over: 1.');
    const files = await present.query('SELECT id FROM enquiry_file WHERE enquiry_id = $1', [later.id]);
    const unused = await readUnused(present);
    expect([files, unused.includes(kept), unused.includes(gone)]).toEqual([[{ id: kept }], false, true]);
    await present.query('DELETE FROM enquiry WHERE id = $1', [later.id]);
    await present.query(`UPDATE stored_enquiry_file SET keep_until = keep_until - interval '8 days'`);
    expect(await readUnused(present)).toContain(kept);
  });

  it('keeps what people decided in it since: to withdraw again, or to give consent again', async () => {
    const [once, twice] = [await site.enquiry(), await site.enquiry()];
    for (const { id } of [once, twice]) await copy(id);
    await site.act('withdraw', site.tokenOf(once));
    await site.act('withdraw', site.tokenOf(twice));
    await site.act('cancel-call', site.tokenOf(twice));
    await addWithdrawals(present.manager, twice);
    await applyAgain(old, present);
    await liftWithdrawals(present.manager, once, { by: VISITOR, how: BY_RECEIPT });
    await applyAgain(old, present);
    const kept = await present.query(
      `SELECT enquiry_id AS id, lifted_at IS NULL AS is_open, call_cancelled_at IS NOT NULL AS is_cancelled
       FROM consent_withdrawal WHERE enquiry_id IN ($1, $2) ORDER BY is_open`,
      [once.id, twice.id],
    );
    expect(kept).toEqual([
      { id: once.id, is_open: false, is_cancelled: false },
      { id: twice.id, is_open: true, is_cancelled: true },
    ]);
  });

  it('has the last of two withdrawals, of which the restore knew the first as open', async () => {
    const enquiry = await site.enquiry();
    await copy(enquiry.id);
    await site.act('withdraw', site.tokenOf(enquiry));
    await applyAgain(old, present);
    await site.act('give', site.tokenOf(enquiry));
    await site.act('withdraw', site.tokenOf(enquiry));
    await applyAgain(old, present);
    const sql = `SELECT lifted_at IS NULL AS is_open FROM consent_withdrawal WHERE enquiry_id = $1 ORDER BY withdrawn_at`;
    expect(await present.query(sql, [enquiry.id])).toEqual([{ is_open: false }, { is_open: true }]);
  });

  it('has the marks that staff set since, none that were lifted or forgotten, and keeps what is lifted in it', async () => {
    const [set, lifted, forgotten] = [await site.enquiry(), await site.enquiry(), await site.enquiry()];
    const everybody = [set, lifted, forgotten].map(({ email }) => email);
    const marked = async () =>
      (await present.query('SELECT email FROM do_not_contact WHERE email = ANY($1)', [everybody])).map(
        ({ email }: { email: string }) => email,
      );
    for (const { id } of [lifted, forgotten]) await site.post(`/${id}/do-not-contact`, { by: 'email' });
    for (const { id } of [set, lifted]) await copy(id);
    const marks = await old.query('SELECT key, email FROM do_not_contact WHERE email = ANY($1)', [everybody]);
    const insert = `INSERT INTO do_not_contact (key, email) SELECT key, email FROM jsonb_populate_recordset(NULL::do_not_contact, $1)`;
    await present.query(insert, [JSON.stringify(marks)]);
    expect(await marked()).toEqual([lifted.email, forgotten.email]);

    await site.post(`/${set.id}/do-not-contact`);
    await site.delete(`/${lifted.id}/do-not-contact?by=email`);
    await old.query('DELETE FROM enquiry WHERE id = $1', [forgotten.id]);
    const forget = site.request.post('/api/admin/do-not-contact/forget').send({ who: forgotten.email });
    expect((await forget.auth(await signIn(site), { type: 'bearer' })).status).toBe(200);
    await applyAgain(old, present);
    expect(await marked()).toEqual([set.email]);

    await removeDoNotContact(present.manager, { email: set.email, phoneE164: set.phone_e164 }, 'either');
    const event = {
      enquiryId: set.id,
      kind: 'do-not-contact',
      actor: 'meera@example.com',
      text: 'lifted',
    } as const;
    await recordEvent(present.manager, event);
    await applyAgain(old, present);
    expect(await marked()).toEqual([]);
  });

  it('keeps away a mark that was forgotten in it after it was taken over', async () => {
    const { id, email } = await site.enquiry();
    const marksIn = (source: DataSource) =>
      source.query('SELECT key FROM do_not_contact WHERE email = $1', [email]);
    await site.post(`/${id}/do-not-contact`, { by: 'email' });
    await applyAgain(old, present);
    const taken = await marksIn(present);
    expect([taken.length, taken]).toEqual([1, await marksIn(old)]);
    await deleteMarks(present.manager, [email, email]);
    await applyAgain(old, present);
    expect(await marksIn(present)).toEqual([]);
  });

  it('takes over the marks of a version that kept address and number together', async () => {
    const [one, other, number] = [randomUUID(), randomUUID(), `+91${randomInt(1e9, 1e10)}`];
    const facts = await present.transaction(async (manager) => {
      await manager.query(`CREATE TEMPORARY TABLE do_not_contact (email text, phone_e164 text, created_at timestamptz,
        PRIMARY KEY (email, phone_e164)) ON COMMIT DROP`);
      const insert = `INSERT INTO do_not_contact VALUES ($1, $3, '2026-01-01'), ($2, $3, '2026-01-02')`;
      await manager.query(insert, [one, other, number]);
      return readMarkFacts(manager);
    });
    await markAgain(present.manager, facts, []);
    const sql = `SELECT coalesce(email, phone_e164) AS who FROM do_not_contact
      WHERE email = ANY($1) OR phone_e164 = $2 ORDER BY created_at, email`;
    const rows = await present.query(sql, [[one, other], number]);
    expect(rows.map(({ who }: { who: string }) => who)).toEqual([one, other, number]);
  });

  it.each(['lifted', 'lifted in part'])(
    'takes over no mark of such a version that was %s in it since',
    async (text) => {
      const { id, email } = await site.enquiry();
      await copy(id);
      await recordEvent(present.manager, { enquiryId: id, kind: 'do-not-contact', actor: 'An owner', text });
      const set = { key: null, email, phone_e164: null, created_at: '2026-01-01', set_by: null };
      await markAgain(present.manager, { marks: [set], removed: [] }, []);
      expect(await present.query('SELECT FROM do_not_contact WHERE email = $1', [email])).toEqual([]);
    },
  );

  it('blocks again who was blocked since, once, and keeps whom owners have let in after that', async () => {
    const accounts = site.app.get(AdminAccounts);
    const email = `${randomUUID()}@example.com`;
    const admin = { email, name: 'Tara', role: 'editor', password: 'seven oak doors in a row' } as const;
    await accounts.create(admin, OPERATOR);
    const [{ row }] = await old.query('SELECT to_jsonb(admin) AS row FROM admin WHERE email = $1', [email]);
    const insert = 'INSERT INTO admin SELECT * FROM jsonb_populate_record(NULL::admin, $1)';
    await present.query(insert, [JSON.stringify(row)]);
    await accounts.block({ email }, OPERATOR);
    expect(await applyAgain(old, present)).toContain('Blocked again: 1.');
    await present.query('UPDATE admin SET blocked_at = NULL WHERE email = $1', [email]);
    const unblocked = `INSERT INTO audit_entry (who, action, subject_type, subject_id, subject)
      VALUES ('An owner', 'account unblocked', 'account', $1, $2)`;
    await present.query(unblocked, [row.id, email]);
    const invite = `INSERT INTO invitation (email, role, link_key, invited_by, expires_at)
      VALUES ($1, 'editor', gen_random_uuid(), 'owner@example.com', now() + interval '1 day')`;
    await present.query(invite, [email]);
    expect(await applyAgain(old, present)).toContain('Blocked again: 0.');
    expect(await present.query('SELECT email FROM invitation')).toEqual([{ email }]);
  });

  it('takes a role away again that was taken since, once, and keeps the one that owners have given after that', async () => {
    const accounts = site.app.get(AdminAccounts);
    const email = `${randomUUID()}@example.com`;
    const admin = { email, name: 'Tara', role: 'editor', password: 'seven oak doors in a row' } as const;
    await accounts.create(admin, OPERATOR);
    const [{ row }] = await old.query('SELECT to_jsonb(admin) AS row FROM admin WHERE email = $1', [email]);
    const insert = 'INSERT INTO admin SELECT * FROM jsonb_populate_record(NULL::admin, $1)';
    await present.query(insert, [JSON.stringify(row)]);
    await accounts.giveRole({ email }, 'leads', OPERATOR);
    expect(await applyAgain(old, present)).toContain('Roles lowered again: 1.');
    await present.query(`UPDATE admin SET role = 'editor' WHERE email = $1`, [email]);
    const given = `INSERT INTO audit_entry (who, action, subject_type, subject_id, subject)
      VALUES ('An owner', 'role changed', 'account', $1, $2)`;
    await present.query(given, [row.id, email]);
    expect(await applyAgain(old, present)).toContain('Roles lowered again: 0.');
  });
});
