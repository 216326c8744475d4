import { addColleague } from '../auth/colleague.ts';
import { runAsOperator } from './admin-tools.ts';
import { openPeople } from './people.ts';
import { signInAs } from '../auth/sign-in.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('the command for operators', () => {
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    people = await openPeople();
  });
  afterAll(() => people.stop());

  const run = (...command: string[]) => runAsOperator(people, command);

  it('lists who is invited, until when, and no longer once it is over', async () => {
    await run('invite', 'devika@example.com', '--role', 'editor');
    expect(await run('list')).toMatch(/^devika@example\.com {2}invited as editor until .+\)$/m);
    await people.sql(`UPDATE invitation SET expires_at = now() - interval '1 second'`);
    expect(await run('list')).not.toContain('devika@example.com');
  });

  it('signs somebody out everywhere, or everybody, and changes nothing else', async () => {
    const [one, other] = [await addColleague(people), await addColleague(people)];
    expect(await run('sign-out', one.email)).toBe(`${one.email} is signed out everywhere.`);
    expect([await people.isOpen(one.token), await people.isOpen(other.token)]).toEqual([false, true]);
    const line = { who: 'An operator', action: 'session ended', subject: one.email };
    expect((await people.acts())[0]).toEqual(line);
    const [{ forgotten }] = await people.sql(
      'SELECT devices_forgotten_at IS NOT NULL AS forgotten FROM admin WHERE email = $1',
      [one.email],
    );
    expect(forgotten).toBe(true);
    await expect(run('sign-out', one.email, '--all')).rejects.toThrow('Usage:');
    expect(await people.isOpen(other.token)).toBe(true);
    await run('sign-out', '--all');
    expect([await people.isOpen(other.token), await people.isOpen(people.token)]).toEqual([false, false]);
    await expect(run('sign-out')).rejects.toThrow('Usage:');
    await expect(run('sign-out', 'nobody@example.com')).rejects.toThrow('There is no account');
  });
  it('shows where somebody is signed in, and ends one of these sessions', async () => {
    const kavita = await addColleague(people);
    const other = await signInAs(people, kavita);
    const ids = async () => (await run('sessions', kavita.email)).match(/^[\da-f-]{36}(?=  )/gm) ?? [];
    const [latest = '', ...rest] = await ids();
    expect(rest).toHaveLength(1);
    expect(await run('sessions', kavita.email)).toMatch(
      /^\S{36}  A browser  127\.0\.0\.0\/24  since 20\d\d-\d\d-\d\d [\d:]{8}  last used /,
    );
    expect(await run('sessions', kavita.email, '--end', latest)).toBe(
      `That session of ${kavita.email} has ended.`,
    );
    expect(await ids()).toEqual(rest);
    expect([await people.isOpen(other), await people.isOpen(kavita.token)]).toEqual([false, true]);
    const line = { who: 'An operator', action: 'session ended', subject: kavita.email };
    expect((await people.acts())[0]).toEqual(line);
    await expect(run('sessions', kavita.email, '--end', latest)).rejects.toThrow('has no open session');
    await expect(run('sessions', adminEmail, '--end', rest[0] ?? '')).rejects.toThrow('has no open session');
    await expect(run('sessions', kavita.email, '--end', 'x')).rejects.toThrow('Usage:');
    await expect(run('sessions', 'nobody@example.com')).rejects.toThrow('There is no account');
  });

  it('shows the history of somebody, of a kind and of days, newest first, and leaves its line', async () => {
    const kavita = await addColleague(people);
    await run('role', kavita.email, 'leads');
    const lines = (await run('history', kavita.email.toUpperCase())).split('\n');
    expect(lines.map((line) => line.split('  ').slice(1, 3))).toEqual([
      ['An operator', 'role changed'],
      [kavita.email, 'signed in'],
      ['A test', 'account created'],
    ]);
    expect(lines[1]).toMatch(
      /^20\d\d-\d\d-\d\d [\d:]{8}  \S+  signed in  Session, by password  127\.0\.0\.0\/24$/,
    );
    expect(await run('history', kavita.email, '--kind', 'work')).toBe('Nothing like that is in the history.');
    expect(await run('history', kavita.email, '--until', '2026-01-01')).toBe(
      'Nothing like that is in the history.',
    );
    expect(await run('history', 'An operator')).toContain('An operator  history read  History');
    await expect(run('history', '--kind', 'odd')).rejects.toThrow('KIND is security or work.');
    await expect(run('history', '--from', 'yesterday')).rejects.toThrow('Please give a day');
    await expect(run('history', 'one', 'two')).rejects.toThrow('Usage:');
  });

  it('says that there is more than it shows, and gives all of it as a file', async () => {
    await people.sql(`INSERT INTO audit_entry (who, action, subject_type, subject)
      SELECT 'somebody', 'blog added', 'blog', E'A \\x1b[2J post\n' || n FROM generate_series(1, 120) n`);
    const shown = (await run('history', 'somebody')).split('\n');
    expect(shown).toHaveLength(101);
    expect(shown[0]).toMatch(/  blog added  A  \[2J post 120$/);
    expect(shown[100]).toBe('These are the newest 100 of 120: name a day, or take all with --csv.');
    const file = await run('history', 'somebody', '--csv');
    expect(file.match(/"blog added"/g)).toHaveLength(120);
    expect(file.split('\n')[0]).toContain('"When (UTC)","Who"');
    expect(await run('history', 'An operator')).toContain('history exported  person somebody');
  });
});
