import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { AuditListEntry } from '../../src/audit/audit.schema.js';
import { type FailedAttempt, RecordFailedAttempt } from '../../src/auth/record-failed-attempt.job.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { jobsDone } from '../auth/mails-of.ts';
import { adminEmail, adminPassword } from '../setup/start-app.ts';

describe('the audit list, of who came in and what they saw', () => {
  let desk: EnquiryAdmin;
  let sql: DataSource;
  beforeAll(async () => {
    desk = await openEnquiryAdmin();
    sql = await new DataSource({ type: 'postgres', url: desk.ownerUrl }).initialize();
  });
  afterAll(async () => {
    await sql.destroy();
    await desk.stop();
  });
  beforeEach(async () => {
    await sql.query('DELETE FROM audit_entry');
    await sql.query('DELETE FROM throttle');
  });

  const tryToSignIn = (email: string, password = 'wrong', address = '203.0.113.7') =>
    desk.request.post('/api/admin/login').set('X-Forwarded-For', address).send({ email, password });
  const fail = async (times: number, email: string, address?: string) => {
    for (let count = 0; count < times; count += 1) await tryToSignIn(email, 'wrong', address);
  };
  const entries = async (): Promise<AuditListEntry[]> => {
    await jobsDone(desk);
    return sql.query('SELECT who, action, subject, network, request_id FROM audit_entry ORDER BY at, id');
  };
  const actions = async () => (await entries()).map(({ action }) => action);

  it('has a sign-in, what was done with the session, and its end, by the request that it was', async () => {
    const { body, headers } = await tryToSignIn(adminEmail, adminPassword);
    const post = (path: string) =>
      desk.request
        .post(`/api/admin/${path}`)
        .auth(body.token, { type: 'bearer' })
        .send({ password: adminPassword });
    await post('reauthenticate');
    await post('logout');
    const signedIn = {
      action: 'signed in',
      who: adminEmail,
      subject: 'Session, by password',
      network: '203.0.113.0/24',
    };
    expect((await entries())[0]).toEqual({ ...signedIn, request_id: headers['x-request-id'] });
    expect(await actions()).toEqual(['signed in', 'session extended', 'signed out']);
  });

  it('has every wrong password for an account of ours, and that too many were refused', async () => {
    await fail(8, adminEmail);
    expect(await actions()).toEqual([...Array<string>(5).fill('sign-in failed'), 'sign-in locked']);
    expect((await entries())[0]).toMatchObject({ who: 'Somebody', subject: adminEmail });
  });

  it('has each of two wrong passwords of one millisecond, and none twice when its job runs twice', async () => {
    const [admin] = await sql.query('SELECT id, email FROM admin');
    const wrongIn = (requestId: string): FailedAttempt => {
      const origin = { requestId, network: null, device: { name: 'A browser', kind: 'computer' as const } };
      return {
        at: new Date('2026-11-23T09:00:00.123Z'),
        actor: { name: 'Somebody', origin },
        action: 'sign-in failed',
        admin,
      };
    };
    const job = desk.app.get(RecordFailedAttempt);
    for (const request of ['the first', 'the first', 'the second']) await job.run(wrongIn(request));
    expect((await entries()).map((entry) => entry.request_id)).toEqual(['the first', 'the second']);
  });

  it('has the wrong password of somebody who was signed in already, under their name', async () => {
    const { body } = await tryToSignIn(adminEmail, adminPassword);
    await desk.request
      .post('/api/admin/reauthenticate')
      .auth(body.token, { type: 'bearer' })
      .send({ password: 'wrong' });
    expect((await entries()).at(-1)).toMatchObject({ who: adminEmail, action: 'sign-in failed' });
  });

  it('never has what a stranger typed in: it may be a password in the wrong field', async () => {
    await tryToSignIn('correct-horse-battery@example.com');
    await jobsDone(desk);
    const [entry] = await sql.query('SELECT * FROM audit_entry');
    expect(entry).toMatchObject({ who: 'Somebody', subject: 'No account of ours', subject_id: null });
    expect(JSON.stringify(entry)).not.toContain('correct-horse');
  });

  it('has one line an hour for each network that guesses addresses, and an end of them in a flood', async () => {
    await fail(1, 'a@example.com', '198.51.100.1');
    await fail(1, 'b@example.com', '198.51.100.2');
    expect(await actions()).toEqual(['sign-in failed']);
    await sql.query(`INSERT INTO audit_entry (who, action, subject_type, subject, network)
      SELECT who, action, subject_type, subject, n FROM audit_entry, generate_series(1, 98) n`);
    for (const network of [1, 2]) await fail(1, 'c@example.com', `10.1.${network}.1`);
    expect(await entries()).toHaveLength(100);
    await fail(1, adminEmail, '10.2.1.1');
    expect((await entries()).at(-1)?.subject).toBe(adminEmail);
    await sql.query(`UPDATE audit_entry SET at = at - interval '61 minutes'`);
    await fail(1, 'd@example.com', '198.51.100.1');
    expect(await entries()).toHaveLength(102);
  });

  it('has who read which enquiry, once an hour and not for each look', async () => {
    const { id } = await desk.enquiry();
    await sql.query('DELETE FROM audit_entry');
    await Promise.all(['', '?search=asha', '?search=asha+v'].map((path) => desk.get(path)));
    for (const path of [`/${id}`, `/${id}`]) await desk.get(path);
    expect(await actions()).toEqual(['enquiries listed', 'enquiry read']);
    expect((await entries())[1]).toMatchObject({ who: adminEmail, network: '127.0.0.0/24' });
    const rows = await sql.query(`SELECT * FROM audit_entry ORDER BY id`);
    expect(rows[1].subject_id).toBe(id);
    expect(JSON.stringify(rows)).not.toContain('asha');
    const other = await desk.enquiry();
    await desk.get(`/${other.id}`);
    expect(await actions()).toEqual(['enquiries listed', 'enquiry read', 'enquiry read']);
  });

  it('has nobody who only saw how many enquiries are new', async () => {
    await desk.enquiry();
    const { states } = (await desk.get('?limit=1')).body;
    await sql.query('DELETE FROM audit_entry');
    expect((await desk.get('/count')).body).toEqual({ new: states.new });
    expect(await actions()).toEqual([]);
  });

  it.each([
    ['changes nothing on it', (id: string) => desk.patch(`/${id}/desk`, {})],
    ['gives it the state it has', (id: string) => desk.post(`/${id}/state`, { state: 'new' })],
    ['takes back what was never noted', (id: string) => desk.delete(`/${id}/contact/${randomUUID()}`)],
  ])('has that somebody read an enquiry who %s, and so was answered with it', async (_, act) => {
    const { id } = await desk.enquiry();
    await sql.query('DELETE FROM audit_entry');
    const { status, body } = await act(id);
    expect([status, body.data.name]).toEqual([200, expect.any(String)]);
    expect(await actions()).toEqual(['enquiry read']);
  });

  it('has who looked up whether somebody wants to be left alone, without a word of whom', async () => {
    const { body } = await tryToSignIn(adminEmail, adminPassword);
    const found = await desk.request
      .post('/api/admin/do-not-contact/find')
      .auth(body.token, { type: 'bearer' })
      .send({ who: 'asha@example.com' });
    expect([found.status, (await actions()).at(-1)]).toEqual([200, 'do-not-contact looked up']);
    expect(JSON.stringify(await sql.query('SELECT * FROM audit_entry'))).not.toContain('asha@');
  });

  it('has who took them away, who looked into the list itself, and shows such acts alone', async () => {
    await desk.get('/export.csv');
    await desk.audit();
    expect(await actions()).toEqual(['enquiries exported', 'history read']);
    const enquiry = await desk.enquiry();
    await desk.post(`/${enquiry.id}/state`, { state: 'called' });
    const shown = async (kind: string) => {
      const { body } = await tryToSignIn(adminEmail, adminPassword);
      const list = desk.request.get(`/api/admin/audit?kind=${kind}`).auth(body.token, { type: 'bearer' });
      return (await list).body.data.map(({ action }: AuditListEntry) => action);
    };
    expect(await shown('work')).toEqual(['enquiry state changed']);
    expect(await shown('security')).not.toContain('enquiry state changed');
    expect(await shown('anything')).toContain('enquiry state changed');
  });
});

describe('the audit list of a new site', () => {
  it('has the first account, made by the configuration', async () => {
    const other = await openEnquiryAdmin();
    const first = (await other.audit()).find(({ action }) => action === 'account created');
    expect(first).toMatchObject({ who: 'The configuration', subject: adminEmail });
    await other.stop();
  });
});
