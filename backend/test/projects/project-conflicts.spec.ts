import { PictureClaims } from '../../src/pictures/picture-claims.js';
import { type ProjectStaff, projectContent, startAsProjectStaff } from './projects.ts';

const form = (summary: string) => ({ content: projectContent({ summary }) });

describe('two people who edit the same project', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  it('one while the save of the other ends: both are told which version is theirs', async () => {
    const project = await staff.project();
    vi.spyOn(staff.app.get(PictureClaims), 'removeUnused').mockImplementationOnce(async () => {
      await staff.change({ ...project, version: 2 }, form('Second'));
    });
    const { version } = (await staff.change(project, form('First'))).body.data;
    expect(version).toBe(2);
    expect((await staff.change({ ...project, version }, form('Third'))).status).toBe(409);
    await staff.destroy(project);
  });
});
