import { DataSource } from 'typeorm';
import { ProjectFill } from '../../src/projects/fill/project-fill.js';
import { type ProjectStaff, startAsProjectStaff } from './projects.ts';

describe('the first fill of the portfolio', () => {
  let staff: ProjectStaff;
  beforeEach(async () => {
    staff = await startAsProjectStaff();
  });
  afterEach(() => staff.stop());

  const cards = async () => (await staff.get('project')).body.data;
  /** As every server does before it listens. */
  const start = () => staff.app.get(ProjectFill).onApplicationBootstrap();

  it('takes over every project of the content file, in its order and with its old addresses', async () => {
    const all = await cards();
    expect(all).toHaveLength(24);
    expect(all.map(({ position }: { position: number }) => position)).toEqual(
      all.map((_: unknown, at: number) => at + 1),
    );
    expect(all.filter(({ status }: { status: string }) => status === 'published')).toHaveLength(6);
    const old = await staff.request.get('/api/projects/golf-greens-sector-79');
    expect(old.body.data).toMatchObject({ slug: 'golf-greens', anchor: 'golf-greens-sector-79' });
  });

  it('happens once: what staff changed, and what they deleted, stays so after another start', async () => {
    const [first, second] = await cards();
    const { content } = (await staff.get(`project/${first.id}`)).body.data;
    await staff.change(first, { content: { ...content, lead: 'By staff' } });
    await staff.destroy(second);
    await start();
    expect(await cards()).toHaveLength(23);
    expect((await staff.get(`project/${first.id}`)).body.data.content.lead).toBe('By staff');
  });

  it('happens once when three servers start together, as after a backup from before was restored', async () => {
    const database = staff.app.get(DataSource);
    await database.query('DELETE FROM project');
    await database.query('DELETE FROM project_fill');
    await Promise.all([start(), start(), start()]);
    expect(await cards()).toHaveLength(24);
  });
});
