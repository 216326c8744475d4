import { adminEmail } from '../setup/start-app.ts';
import { type LibraryStaff, startAsLibraryStaff } from './library.ts';

const shows = (src: string, alt = '') => ({ description: `<p><img src="/api/${src}" alt="${alt}"></p>` });

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

  it('tells staff its words of the pictures of a text that have none there', async () => {
    const [described, other] = [await staff.picture(), await staff.picture()];
    await staff.send(`pictures/${described.id}/change`, { alt: 'A stair of oak' });
    const text = `${shows(described.src).description}${shows(other.src, 'Its own').description}`;
    const { id } = await staff.post({ description: text });
    const { library_alt_texts } = (await staff.get(`blog/${id}`)).body.data;
    expect(library_alt_texts).toEqual({ [described.src]: 'A stair of oak' });
    await staff.destroy(id);
  });
});
