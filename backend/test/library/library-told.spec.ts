import { adminEmail } from '../setup/start-app.ts';
import { type LibraryStaff, startAsLibraryStaff } from './library.ts';

describe('what the picture library tells staff', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  it('says who sent a picture, and nothing of what came with the site', async () => {
    const { id } = await staff.picture();
    const [shipped] = (await staff.get('pictures?limit=1&origin=shipped')).body.data;
    expect((await staff.get(`pictures/${id}`)).body.data).toMatchObject({ added_by: adminEmail });
    expect((await staff.get(`pictures/${shipped.id}`)).body.data).toMatchObject({ added_by: null });
  });
});
