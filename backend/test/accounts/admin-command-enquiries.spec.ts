import { addColleague } from '../auth/colleague.ts';
import { runAsOperator } from './admin-tools.ts';
import { openPeople } from './people.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('an operator who removes the owner of open enquiries', () => {
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    people = await openPeople();
  });
  afterAll(() => people.stop());

  const run = (command: string[]) => runAsOperator(people, command);

  it.each([
    ['to nobody', [], undefined, ''],
    ['to somebody', ['--enquiries-to', adminEmail], 'Meera K.', 'Meera K.'],
  ])('hands them over %s', async (_what, option, owner, line) => {
    const leaving = await addColleague(people);
    const { id } = await people.enquiry();
    await people.change(id, { owner_id: await people.idOf(leaving.email) });
    await run(['remove', leaving.email, ...option]);
    expect((await people.read(id)).owner?.name).toBe(owner);
    expect((await people.linesOf(id, 'owner'))[0]).toBe(line);
    expect((await people.actsOn(id))[0]).toEqual(['enquiry worked on', 'Changed: the owner']);
  });
});
