import type { ProjectBlock } from '../../src/projects/public/project.schema.js';
import { startAsStaff } from '../blog/blog-posts.ts';
import { type ProjectStaff, projectContent, shipped, startAsProjectStaff } from './projects.ts';

interface Option {
  value: string;
  count: number;
}

const slugs = (data: Pick<ProjectBlock, 'slug'>[]) => data.map(({ slug }) => slug);
const counts = (options: Option[]) => Object.fromEntries(options.map(({ value, count }) => [value, count]));

/** With the six projects that a new site shows. */
describe('visitors and the portfolio', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const read = async (path: string) => (await staff.request.get(`/api/${path}`)).body;

  it('see the projects in the order of the studio, with every picture', async () => {
    const response = await staff.request.get('/api/projects');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const { data, pagination, everything } = response.body;
    expect(data.map(({ pictures }: ProjectBlock) => pictures.length)).toEqual([11, 16, 17, 8, 10, 9]);
    expect(data[0]).toMatchObject({ anchor: 'sector-108-residence', cover: { key: '04' } });
    expect([pagination, everything]).toEqual([{ page: 1, pages: 1, limit: 12, total: 6 }, 6]);
  });

  it('filter by type, place and size; each option counts what the other two leave', async () => {
    const { data, filters, everything } = await read('projects?type=home&place=central-sectors');
    expect([slugs(data), everything]).toEqual([['golf-greens', 'pale-ash'], 6]);
    expect(filters.place.map(({ label }: { label: string }) => label)).toEqual([
      'Along the expressway',
      'Central sectors',
      'Noida Extension',
    ]);
    expect(counts(filters.type)).toEqual({ home: 2, office: 1, institution: 0 });
    expect(counts(filters.place)).toEqual({
      'along-the-expressway': 2,
      'central-sectors': 2,
      'noida-extension': 1,
    });
    expect(counts(filters.size)).toEqual({ small: 0, middle: 1, large: 1 });
    expect((await read('projects?type=office&size=small')).data).toEqual([]);
  });

  it.each(['type=castle', 'place=%00', 'size=large%27--', 'type=home&type=office', 'place[]=x'])(
    'see everything when they ask for %s, which there is not',
    async (query) => {
      expect((await read(`projects?${query}`)).pagination.total).toBe(6);
    },
  );

  it('turn pages, also beyond the last one', async () => {
    const second = await read('projects?limit=4&page=2');
    expect([slugs(second.data), second.pagination.pages]).toEqual([['first-home', 'pale-ash'], 2]);
    expect((await read('projects?limit=4&page=9')).data).toEqual([]);
  });

  it('read one with its neighbours, the first beside the last', async () => {
    const { data, previous, next, others } = await read('projects/the-verandah-flat');
    expect(data.passages.length).toBeGreaterThan(2);
    expect([previous.slug, next.slug]).toEqual(['pale-ash', 'the-evening-flat']);
    expect(next).toMatchObject({ place: 'Sector 168, Noida', rooms: 'Three bedrooms', size_sqft: 1780 });
    expect(others.some(({ slug }: { slug: string }) => slug === 'the-verandah-flat')).toBe(false);
    expect((await read('projects/sector-108-residence')).data.slug).toBe('the-verandah-flat');
  });

  it('never learn a cost that is not shown', async () => {
    const cost = { ...projectContent().cost, low: 31.25, high: 33.5, text: 'secret', included: ['secret'] };
    const hidden = await staff.project({ cost });
    const shown = await staff.project({ cost: { ...cost, is_shown: true } });
    const answer = await staff.request.get(`/api/projects/${hidden.slug}`);
    expect(answer.body.data.cost).toMatchObject({ low: null, high: null, text: '', included: [] });
    const { title } = shown.content;
    expect(answer.body.others).toContainEqual({ slug: shown.slug, title, low: 31.25, high: 33.5 });
    expect((await read(`projects/${shown.slug}`)).data.cost).toEqual({ ...cost, is_shown: true });
    await staff.destroy(hidden, shown);
  });

  it('compare costs of all that count, named only where a public project shows its cost', async () => {
    const cost = { ...projectContent().cost, low: 10, high: 13, is_counted: true };
    const before = (await read('project-costs')).data.length;
    const shown = { ...cost, is_shown: true };
    const added = [
      await staff.project({ cost: shown, place: 'Known street' }),
      await staff.project({ cost: shown, place: 'Draft street' }, { status: 'draft' }),
      await staff.project({ cost, place: 'Quiet street' }),
      await staff.project({ cost, grade: null }),
      await staff.project({ cost, place: '' }, { status: 'draft' }),
      await staff.project({ cost: { ...cost, is_counted: false } }),
    ];
    const { data } = await read('project-costs');
    expect(data).toHaveLength(before + 3);
    const facts = {
      type: 'home',
      size_sqft: 1500,
      grade: 'middle',
      year: 2025,
      lakh: 11.5,
      is_sample: false,
    };
    const { slug, content } = added[0] ?? { slug: '', content: projectContent() };
    for (const place of ['Draft street', 'Quiet street'])
      expect(data).toContainEqual({ ...facts, place, slug: null, title: null });
    expect(data).toContainEqual({ ...facts, place: 'Known street', slug, title: content.title });
    await staff.destroy(...added);
  });

  it('find four covers on the home page, and every picture in the index', async () => {
    const { data: covers, everything } = await read('project-covers');
    expect(everything).toBe(6);
    expect(slugs(covers)).toEqual(['the-verandah-flat', 'golf-greens', 'forty-quiet-desks', 'first-home']);
    const { data } = await read('project-index');
    expect(data.map(({ pictures }: { pictures: string[] }) => pictures.length)).toEqual([
      11, 16, 17, 8, 10, 9,
    ]);
  });

  it('ask for pictures by name, in their order; what is unknown is left out', async () => {
    const names = ['pale-ash.02', 'nothing.01', 'pale-ash.99', 'sector-108-residence.01', '', 'pale-ash'];
    const { data } = await read(`project-pictures?p=${names.join(',')}`);
    expect(
      data.map(({ project, picture }: { project: string; picture: { key: string } }) => [
        project,
        picture.key,
      ]),
    ).toEqual([
      ['pale-ash', '02'],
      ['the-verandah-flat', '01'],
    ]);
    const many = await read(`project-pictures?p=${'pale-ash.01,'.repeat(40)}`);
    expect(many.data).toHaveLength(12);
    for (const p of ['', '?p=', '?p=%00', '?p[]=pale-ash.01', '?p=__proto__.01'])
      expect((await read(`project-pictures${p}`)).data).toEqual([]);
  });

  it.each([
    'nothing-here',
    '%00',
    'a%2Fb',
    '..%2F..%2Fetc',
    "'; DROP TABLE project; --",
    'x'.repeat(5000),
    'नोएडा',
  ])('are told that there is no project at %s', async (slug) => {
    const response = await staff.request.get(`/api/projects/${slug}`);
    expect([response.status, response.body]).toEqual([404, { message: 'Project not found.' }]);
  });

  it('see what staff changed on the next request', async () => {
    const project = await staff.project({ pictures: [shipped('01'), shipped('02')], cover: '02' });
    await read('projects');
    await staff.change(project, { content: { ...project.content, title: 'Renamed', cover: null } });
    const block = (await read('projects')).data.find(({ id }: { id: number }) => id === project.id);
    expect(block).toMatchObject({ title: 'Renamed', cover: { key: '01' } });
    await staff.destroy(project);
  });
});

it('staff are told which posts link to a project, by its present or a former address', async () => {
  const blog = await startAsStaff();
  const ask = (path: string, body: object) =>
    blog.request.post(`/api/admin/${path}`).auth(blog.token, { type: 'bearer' }).send(body);
  const { body } = await ask('project', {
    status: 'published',
    content: projectContent({ title: 'Linked' }),
  });
  const { id, version } = body.data;
  await ask(`project/${id}/update`, {
    version,
    status: 'published',
    slug: 'linked-again',
    content: body.data.content,
  });
  const linking = (address: string) => blog.post({ description: `<p><a href="${address}">A flat</a></p>` });
  const former = await linking('/projects/linked');
  const present = await linking('https://studio.example/projects/linked-again?utm_source=post');
  await linking('/projects/linked-to-another');
  const answer = await blog.request
    .get(`/api/admin/project/${id}/links`)
    .auth(blog.token, { type: 'bearer' });
  const named = [present, former].map((post) => ({ id: post.id, heading: post.heading }));
  expect(answer.body).toEqual({ data: named });
  await blog.stop();
});
