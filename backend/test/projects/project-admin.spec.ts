import { DataSource } from 'typeorm';
import { type ProjectStaff, projectContent, shipped, startAsProjectStaff } from './projects.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('staff and their projects', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const bySlug = (slug: string) => staff.request.get(`/api/projects/${slug}`);
  const keptAt = async (name: string) => (await bySlug(`${name}?by=anchor`)).body.data?.slug;
  const pictureOf = async (name: string) =>
    (await staff.request.get(`/api/project-pictures?p=${name}.01&by=anchor`)).body.data[0]?.project;
  const actions = async () =>
    (await staff.get('audit?kind=work')).body.data.map(({ action }: { action: string }) => action);

  it.each([
    ['get', 'project'],
    ['get', 'project/1'],
    ['get', 'project/1/links'],
    ['post', 'project'],
    ['post', 'project/1/update'],
    ['post', 'project-order'],
    ['post', 'project-plan'],
    ['delete', 'project/1/delete'],
    ['post', 'project/1/restore'],
    ['get', 'project-bin'],
    ['delete', 'project-bin/1'],
    ['post', 'project/1/preview-link'],
  ] as const)('are asked to sign in for %s %s', async (method, path) => {
    expect((await staff.request[method](`/api/admin/${path}`)).status).toBe(401);
  });

  it('add a project that visitors see at once, at the end of the list', async () => {
    const content = projectContent();
    const saved = await staff.add({ status: 'published', content });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ status: true, message: 'Project added successfully!' });
    const { slug, anchor, version, updated_by, content: kept } = saved.body.data;
    expect([anchor, version, updated_by, kept]).toEqual([slug, 1, adminEmail, content]);
    expect((await bySlug(slug)).body.data).toMatchObject({ slug, anchor, title: content.title });
    const { data } = (await staff.get('project')).body;
    expect(data.at(-1)).toMatchObject({ slug, pictures: 1, pictures_without_alt: 0, status: 'published' });
    expect((await actions())[0]).toBe('project added');
    await staff.destroy(saved.body.data);
  });

  it('keep a draft to themselves, and read it as they saved it', async () => {
    const draft = await staff.project({ place: '', pictures: [] }, { status: 'draft' });
    expect((await bySlug(draft.slug)).status).toBe(404);
    const read = await staff.get(`project/${draft.id}`);
    expect(read.body.data).toEqual(draft);
    expect(read.headers['cache-control']).toBe('no-store');
    await staff.destroy(draft);
  });

  it('are told what a project lacks before it is published', async () => {
    const refused = await staff.add({
      status: 'published',
      content: projectContent({ place: '', pictures: [] }),
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.messages)).toEqual(['content.place', 'content.pictures']);
    const untitled = await staff.add({ status: 'draft', content: projectContent({ title: '\0 \n' }) });
    expect(untitled.body.messages).toEqual({ 'content.title': 'Please enter a title.' });
  });

  it('schedule a project, which appears by itself', async () => {
    const content = projectContent();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const project = await staff.project({}, { status: 'scheduled', publish_at: later, content });
    expect(project).toMatchObject({ status: 'scheduled', publish_at: later });
    expect((await bySlug(project.slug)).status).toBe(404);
    await staff.app
      .get(DataSource)
      .query(`UPDATE project SET publish_at = now() - interval '1 minute' WHERE id = $1`, [project.id]);
    expect((await bySlug(project.slug)).status).toBe(200);
    expect((await staff.get(`project/${project.id}`)).body.data.status).toBe('published');
    const undated = await staff.add({ status: 'scheduled', content });
    expect(undated.body.messages).toEqual({ publish_at: 'Please choose when the project shall appear.' });
    await staff.destroy(project);
  });

  it('change a project: old addresses lead to the new one, and its anchor stays', async () => {
    const first = await staff.project({}, { slug: 'First Name' });
    expect(first.slug).toBe('first-name');
    const changed = await staff.change(first, { slug: 'second-name', content: first.content });
    expect(changed.status).toBe(200);
    const { slug, anchor, version } = changed.body.data;
    expect([slug, anchor, version]).toEqual(['second-name', 'first-name', 2]);
    expect((await bySlug('first-name')).body.data.slug).toBe('second-name');
    await staff.destroy(changed.body.data);
  });

  it('change the slug of a draft, whose pictures are kept by its anchor alone', async () => {
    const draft = await staff.project({}, { slug: 'working-name', status: 'draft' });
    const changed = await staff.change(draft, {
      slug: 'public-name',
      status: 'published',
      content: draft.content,
    });
    expect((await bySlug('working-name')).status).toBe(404);
    expect((await bySlug('working-name?by=anchor')).body.data.slug).toBe('public-name');
    const kept = await staff.request.get('/api/project-pictures?p=working-name.01');
    expect(kept.body.data).toMatchObject([{ project: 'public-name' }]);
    await staff.destroy(changed.body.data);
  });

  it('give a slug that is the anchor of another project, whose kept pictures stay its own', async () => {
    const first = await staff.project({}, { slug: 'our-loft', status: 'published' });
    await staff.change(first, { slug: 'their-loft', content: first.content });
    const second = await staff.project({}, { slug: 'our-loft', status: 'published' });
    expect(await keptAt('our-loft')).toBe('their-loft');
    expect(await pictureOf('our-loft')).toBe('their-loft');
    await staff.delete(`project/${first.id}/delete`);
    expect(await keptAt('our-loft')).toBeUndefined();
    expect(await pictureOf('our-loft')).toBeUndefined();
    expect(await keptAt(second.anchor)).toBe('our-loft');
    await staff.destroy(first, second);
  });

  it('give two projects of one title two slugs, and are told of a slug that is taken', async () => {
    const one = await staff.project({ title: 'The Same' });
    const two = await staff.project({ title: 'The Same' });
    expect([one.slug, two.slug]).toEqual(['the-same', 'the-same-2']);
    const refused = await staff.change(two, { slug: 'the-same', content: two.content });
    expect(refused.body.messages).toEqual({ slug: 'This slug is already used by another project.' });
    await staff.destroy(one, two);
  });

  it('give a project written anew another anchor than the one in the bin, and keep both apart', async () => {
    const one = await staff.project({ title: 'Written Twice' });
    await staff.delete(`project/${one.id}/delete`);
    const other = await staff.project({ title: 'Written Twice' });
    const typed = await staff.project({}, { slug: 'written-twice' });
    expect(new Set([one.anchor, other.anchor, typed.anchor]).size).toBe(3);
    expect(other.slug).toBe('written-twice-2');
    await staff.destroy(one, other, typed);
  });

  it('do not overwrite each other: the second is told who was first', async () => {
    const project = await staff.project();
    const first = await staff.change(project, { content: { ...project.content, lead: 'First' } });
    const second = await staff.change(project, { content: { ...project.content, lead: 'Second' } });
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(
      new RegExp(`^${adminEmail} saved this project on [^,]+,? (at )?[0-2]\\d:[0-5]\\d, after`),
    );
    const { id, version, updated_at } = first.body.data;
    expect(second.body.conflict).toEqual({ id, version, updated_at, updated_by: adminEmail });
    await staff.destroy(project);
  });

  it('are not held up by a save that changed nothing', async () => {
    const project = await staff.project({ cost: { ...projectContent().cost, low: 9.5, high: 12 } });
    const same = await staff.change(project, { content: project.content });
    expect(same.body.data.version).toBe(project.version);
    await staff.destroy(project);
  });

  it('bring back a project from the bin although it was added once more meanwhile', async () => {
    const add = async () => {
      const answer = await staff.add({ content: projectContent() }).set('Idempotency-Key', 'key-of-two');
      return answer.body.data;
    };
    const first = await add();
    await staff.delete(`project/${first.id}/delete`);
    const second = await add();
    expect(second.id).not.toBe(first.id);
    expect((await staff.post(`project/${first.id}/restore`)).status).toBe(200);
    await staff.destroy(first, second);
  });

  it.each([
    ['cover', { cover: '99' }, 'content.cover'],
    [
      'after picture',
      { pairs: [{ before: null, before_label: '', after: '99', after_label: '' }] },
      'content.pairs.0.after',
    ],
    ['second picture of one key', { pictures: [shipped('01'), shipped('01')] }, 'content.pictures.1.key'],
  ])('are told of a %s that the project does not have', async (_what, fields, field) => {
    const refused = await staff.add({ content: projectContent(fields) });
    expect(refused.status).toBe(422);
    expect(refused.body.messages).toEqual({ [field]: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  it('delete a project, bring it back, and delete it for good', async () => {
    const project = await staff.project();
    expect((await staff.delete(`project/${project.id}/delete`)).body).toEqual({ status: true });
    expect((await bySlug(project.slug)).status).toBe(404);
    const bin = (await staff.get('project-bin')).body;
    expect(bin.data[0]).toMatchObject({ id: project.id, slug: project.slug });
    const days = (Date.parse(bin.data[0].goes_at) - Date.parse(bin.data[0].deleted_at)) / 86_400_000;
    expect(days).toBe(30);
    const other = await staff.project({}, { slug: project.slug });
    const back = await staff.post(`project/${project.id}/restore`);
    expect(back.body.message).toMatch(/Its slug is now .+-\d, because another project has taken/);
    await staff.destroy(other, project);
    expect((await staff.get(`project/${project.id}`)).status).toBe(404);
    expect((await staff.post(`project/${project.id}/restore`)).status).toBe(404);
    expect((await actions()).slice(0, 2)).toEqual(['project deleted for good', 'project moved to the bin']);
  });

  it('bring back a project whose address a draft has taken: it leads to the new one', async () => {
    const project = await staff.project({}, { slug: 'river-house' });
    await staff.delete(`project/${project.id}/delete`);
    const draft = await staff.project({}, { slug: 'river-house', status: 'draft' });
    const { slug } = (await staff.post(`project/${project.id}/restore`)).body.data;
    expect((await bySlug('river-house')).body.data.slug).toBe(slug);
    await staff.destroy(draft, project);
  });

  it('show a draft by a private link that ends with a new one', async () => {
    const draft = await staff.project({}, { status: 'draft' });
    const link = async () => (await staff.post(`project/${draft.id}/preview-link`)).body.data.path;
    const [first, second] = [await link(), await link()];
    expect(second).toMatch(/^\/project-preview\//);
    expect((await staff.request.get(`/api${first}`)).status).toBe(404);
    const shown = await staff.request.get(`/api${second}`);
    expect([shown.status, shown.body.data.title]).toEqual([200, draft.content.title]);
    expect(shown.headers['cache-control']).toBe('no-store');
    const asBlog = second.replace('/project-preview', '/blog-preview');
    expect((await staff.request.get(`/api${asBlog}`)).status).toBe(404);
    await staff.destroy(draft);
  });

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '%00', '99999999999999999999'])(
    'are told that there is no project %s',
    async (id) => {
      const content = projectContent();
      const answers = [
        staff.get(`project/${id}`),
        staff.delete(`project/${id}/delete`),
        staff.post(`project/${id}/update`, { content }),
        staff.post(`project/${id}/preview-link`),
      ];
      for (const { status, body } of await Promise.all(answers))
        expect([status, body.message]).toEqual([404, 'Project not found.']);
    },
  );
});
