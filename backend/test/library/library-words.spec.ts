import { type LibraryStaff, startAsLibraryStaff } from './library.ts';

describe('what is kept with a picture of the library', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  const change = (id: number, body: object) => staff.send(`pictures/${id}/change`, body);
  const kept = async (id: number) => (await staff.get(`pictures/${id}`)).body.data;
  const lines = async () => {
    const { body } = await staff.get('audit?kind=work');
    return body.data.filter(({ action }: { action: string }) => action === 'picture changed');
  };

  it('keeps the words of one person when another one moves the focal point', async () => {
    const { id } = await staff.picture();
    await staff.send(`pictures/${id}/change`, { alt: 'Words' });
    const { body } = await staff.send(`pictures/${id}/change`, { focal_x: 10, focal_y: 20 });
    expect(body.data).toMatchObject({ alt: 'Words', focal_x: 10, focal_y: 20 });
    expect((await staff.send(`pictures/${id}/change`, {})).body.data.alt).toBe('Words');
  });

  it('is not overwritten by whoever has read what was there before', async () => {
    const { id } = await staff.picture();
    await change(id, { alt: 'Theirs', focal_x: 10, from: { alt: '', focal_x: 50 } });
    const refused = await change(id, { alt: 'Mine', from: { alt: '' } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Somebody else has changed this picture meanwhile. Nothing was overwritten.',
    ]);
    expect((await change(id, { focal_x: 20, focal_y: 20, from: { focal_x: 50 } })).status).toBe(409);
    expect(await kept(id)).toMatchObject({ alt: 'Theirs', focal_x: 10, focal_y: 50 });
  });

  it('is changed by whoever has read it, wants the same, changes another field, or tells nothing of it', async () => {
    const { id } = await staff.picture();
    const stale = { alt: 'Never there' };
    await change(id, { alt: 'Theirs', from: { alt: '' } });
    for (const body of [
      { alt: ' Theirs ', from: stale },
      { focal_x: 10, from: { focal_x: 50 } },
      { alt: 'Mine', from: { alt: 'Theirs' } },
      { alt: 'Of an older page' },
    ])
      expect((await change(id, body)).status).toBe(200);
    expect(await kept(id)).toMatchObject({ alt: 'Of an older page', focal_x: 10 });
  });

  it('is overwritten by one of two who have read the same', async () => {
    const { id } = await staff.picture();
    const answers = await Promise.all(
      ['Mine', 'Theirs'].map((alt) => change(id, { alt, from: { alt: '' } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('stays as it is in the bin', async () => {
    const { id } = await staff.picture();
    await staff.delete(`pictures/${id}`);
    const refused = await change(id, { alt: 'Words', from: { alt: '' } });
    expect([refused.status, refused.body.message]).toEqual([
      404,
      'This picture is in the bin. Put it back to change it.',
    ]);
    expect((await kept(id)).alt).toBe('');
  });

  it('has a line in the history for what is changed, and none for what stays', async () => {
    const { id } = await staff.picture();
    const before = await lines();
    for (const body of [{ alt: 'Words' }, { alt: 'Words' }, { alt: ' Words', focal_x: 50 }, {}])
      expect((await change(id, body)).status).toBe(200);
    expect(await lines()).toHaveLength(before.length + 1);
  });
});
