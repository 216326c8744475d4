import { type ProjectStaff, startAsProjectStaff } from './projects.ts';

describe('staff who put projects in order', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const order = async (): Promise<number[]> =>
    (await staff.get('project')).body.data.map(({ id }: { id: number }) => id);

  it('order the list; what it leaves out comes last, and what is gone is no matter', async () => {
    const project = await staff.project();
    const ids = await order();
    const turned = [project.id, ...ids.filter((id) => id !== project.id)];
    expect((await staff.post('project-order', { ids: turned })).status).toBe(200);
    const listed = (await staff.get('project')).body.data;
    expect(listed[0]).toMatchObject({ id: project.id, position: 1, version: 1 });
    expect((await staff.request.get('/api/projects')).body.data[0].slug).toBe(project.slug);
    const { data: acts } = (await staff.get('audit?kind=work')).body;
    expect(acts[0].action).toBe('projects put in order');
    expect((await staff.post('project-order', { ids: [1_000_000, ...turned.slice(1)] })).status).toBe(200);
    const last = (await staff.get('project')).body.data.at(-1);
    expect(last).toMatchObject({ id: project.id, position: turned.length });
    expect((await staff.post('project-order', { ids: ['x'] })).status).toBe(422);
    await staff.destroy(project);
  });

  it('find a project that is brought back from the bin in its place', async () => {
    const projects = [await staff.project(), await staff.project(), await staff.project()];
    const before = await order();
    const second = projects[1]?.id;
    await staff.delete(`project/${second}/delete`);
    await staff.post('project-order', { ids: before.filter((id) => id !== second) });
    expect((await staff.post(`project/${second}/restore`)).status).toBe(200);
    expect(await order()).toEqual(before);
    await staff.destroy(...projects);
  });

  it('are refused an order made from an older one, and nothing is overwritten', async () => {
    const before = await order();
    const [one = 0, two = 0, ...others] = before;
    const theirs = [...others, two, one];
    expect((await staff.post('project-order', { before, ids: theirs })).status).toBe(200);
    const late = await staff.post('project-order', { before, ids: [two, one, ...others] });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Somebody else has put the projects in order meanwhile, and nothing was overwritten. Please look at their order and move yours once more.',
    ]);
    expect(await order()).toEqual(theirs);
  });

  it('are not refused for what was added or deleted meanwhile, nor for an order that is there already', async () => {
    const before = await order();
    const project = await staff.project();
    const ids = before.toReversed();
    const gone = [1_000_000, ...before];
    expect((await staff.post('project-order', { before: gone, ids })).status).toBe(200);
    expect((await staff.post('project-order', { before, ids })).status).toBe(200);
    expect(await order()).toEqual([...ids, project.id]);
    await staff.destroy(project);
  });
});
