import { randomUUID } from 'node:crypto';
import { addColleague } from '../auth/colleague.ts';
import { adminEmail } from '../setup/start-app.ts';
import { runAsOperator } from './admin-tools.ts';
import { openPeople } from './people.ts';

const KEEP = 'With --drafts-to EMAIL somebody takes what was never saved.';

describe('an operator who removes somebody with unsaved text, or gives them another role', () => {
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    people = await openPeople();
  });
  afterAll(() => people.stop());
  afterEach(async () => {
    await people.sql('DELETE FROM writing_draft');
    await people.sql('DELETE FROM admin WHERE email <> $1', [adminEmail]);
  });

  const begin = (email: string) =>
    people.sql(
      `INSERT INTO writing_draft (admin_id, draft, kind, revision, device, device_kind, content, pictures)
       SELECT id, $2, 'blog', 1, '', 'computer', '{}', '{}' FROM admin WHERE email = $1`,
      [email, randomUUID()],
    );
  const leaving = async (drafts: number) => {
    const { email } = await addColleague(people);
    for (let at = 0; at < drafts; at += 1) await begin(email);
    return email;
  };
  /** @returns the question and what is printed */
  const remove = async (email: string, options: string[] = [], isSure = true) => {
    const questions: string[] = [];
    const confirm = async (question: string) => {
      questions.push(question);
      return isSure;
    };
    const printed = await runAsOperator(people, ['remove', email, ...options], { confirm });
    return { question: questions.join('\n'), printed };
  };
  const owners = () =>
    people.sql('SELECT email, written_by FROM writing_draft JOIN admin ON admin.id = admin_id');

  it('hands it over where a taker is said', async () => {
    const email = await leaving(2);
    const { question, printed } = await remove(email, ['--drafts-to', adminEmail]);
    expect(question).toBe(`Remove the account of ${email} for good?`);
    expect(printed).toContain(`\n${adminEmail} has its 2 texts that were never saved now.`);
    const theirs = { email: adminEmail, written_by: 'Kavita Sen' };
    expect(await owners()).toEqual([theirs, theirs]);
  });

  it.each([
    [1, '1 text that was never saved'],
    [2, '2 texts that were never saved'],
  ])('is told before that %s would go, and after that it went', async (count, texts) => {
    const email = await leaving(count);
    const { question, printed } = await remove(email);
    expect(question).toBe(`Remove the account of ${email} for good, and delete its ${texts}? ${KEEP}`);
    expect(printed).toContain(`\nIts ${texts} went with it.`);
    expect(await owners()).toEqual([]);
  });

  it.each([
    ['leads', 2, 'Its 2 texts that were never saved can be opened with its former role again'],
    ['owner', 2, ''],
    ['leads', 0, ''],
  ])('is told, who gives the role %s instead, of %d texts that wait', async (role, count, sentence) => {
    const printed = await runAsOperator(people, ['role', await leaving(count), role]);
    expect(printed).toContain(sentence);
    expect(printed.includes('never saved')).toBe(sentence !== '');
  });

  it('and is not sure keeps account and text', async () => {
    const email = await leaving(1);
    await expect(remove(email, [], false)).rejects.toThrow('Nothing was changed.');
    expect(await owners()).toEqual([{ email, written_by: null }]);
  });

  it('is told nothing of text where there is none', async () => {
    const email = await leaving(0);
    const { question, printed } = await remove(email);
    expect(question).toBe(`Remove the account of ${email} for good?`);
    expect(printed).not.toContain('never saved');
  });

  it.each([0, 1])('does not delete what is begun beside %d while the question is read', async (count) => {
    const email = await leaving(count);
    const confirm = async () => {
      await begin(email);
      return true;
    };
    await expect(runAsOperator(people, ['remove', email], { confirm })).rejects.toThrow('Please begin again');
    expect((await owners()).map((draft: { email: string }) => draft.email)).toEqual(
      Array(count + 1).fill(email),
    );
  });

  it('cannot hand it to somebody with the role leads', async () => {
    const email = await leaving(1);
    const { email: taker } = await addColleague(people, 'Arjun Bhatia', 'leads');
    await expect(remove(email, ['--drafts-to', taker])).rejects.toThrow('Only an editor or an owner');
    expect(await owners()).toEqual([{ email, written_by: null }]);
  });
});
