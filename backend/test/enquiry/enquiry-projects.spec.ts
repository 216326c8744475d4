import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { OldProjectSlug } from '../../src/projects/old-project-slug.entity.js';
import { Project } from '../../src/projects/project.entity.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { enquiryForm } from './enquiry-form.ts';
import { projectContent, shipped } from '../projects/projects.ts';

const NUL = '\u0000';

function someProject(slug: string, status: 'draft' | 'published') {
  const pictures = ['One', 'Two', 'Three'].map((caption, index) => {
    const key = `0${index + 1}`;
    return { ...shipped(key, `projects/x/${key}.jpg`), caption };
  });
  const content = projectContent({ title: 'Test <b>Flat</b>', pictures });
  return { slug, anchor: slug, position: 99, content, pictures: [], status };
}

const kept = (picture: string, note = '') => ({ project: 'test-flat', picture, note });

describe('an enquiry that names projects', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    const sql = admin.app.get(DataSource);
    const { id: projectId } = await sql.manager.save(Project, someProject('test-flat', 'published'));
    await sql.manager.insert(OldProjectSlug, { slug: 'old-flat', projectId });
    await sql.manager.save(Project, someProject('test-draft', 'draft'));
  });
  afterAll(() => admin.stop());

  let address = 0;
  /** From an address of its own. */
  const post = () => {
    address += 1;
    return admin.request.post('/api/enquiry').set('X-Forwarded-For', `198.51.100.${address}`);
  };
  const withPictures = (list: unknown) => admin.enquiry({ shortlist: JSON.stringify(list) });

  it.each([
    ['its slug', 'test-flat'],
    ['a former slug', 'old-flat'],
  ])('stores the project by %s, with the title that the site has', async (_, project) => {
    const enquiry = await admin.enquiry({ project });
    expect(enquiry).toMatchObject({ project_slug: 'test-flat', project_title: 'Test <b>Flat</b>' });
    const [card] = (await admin.get(`?search=${encodeURIComponent(enquiry.email)}`)).body.data;
    expect(card).toMatchObject({ project_title: 'Test <b>Flat</b>', shortlist_count: 0 });
  });

  it('is answered with the title of what it is about, also when it is sent again', async () => {
    const fields = { email: `${randomUUID()}@example.com`, idempotency_key: randomUUID() };
    const send = (project: string) => post().send(enquiryForm({ project, ...fields }));
    expect((await send('test-flat')).body).toMatchObject({ about: 'Test <b>Flat</b>' });
    expect((await send('test-flat')).body).toMatchObject({ about: 'Test <b>Flat</b>' });
    expect((await send('nowhere')).body).not.toHaveProperty('about');
  });

  it.each([
    ['a project nobody knows', 'nowhere'],
    ['a draft', 'test-draft'],
    ['nothing', ''],
    ['SQL', "x' OR '1'='1"],
    ['markup', '<script>alert(1)</script>'],
    ['a way out of the folder', '../admin'],
    ['NUL', `test-flat${NUL}`],
    ['15,000 letters', 'x'.repeat(15_000)],
    ['a list', ['test-flat']],
    ['an object', { toString: 'test-flat' }],
    ['a number', 7],
  ])('is taken without a project when it names %s', async (_, project) => {
    const email = `${randomUUID()}@example.com`;
    const sent = await post().send(enquiryForm({ email, project }));
    expect(sent.status).toBe(201);
    const [card] = (await admin.get(`?search=${encodeURIComponent(email)}`)).body.data;
    expect(card).toMatchObject({ project_slug: null, project_title: null, shortlist_count: 0 });
  });

  it('is taken without a project while one does not fit what the site expects', async () => {
    const sql = admin.app.get(DataSource);
    const [{ content }] = await sql.query(`SELECT content FROM project WHERE slug = 'test-draft'`);
    const write = (value: unknown) =>
      sql.query(`UPDATE project SET content = $1 WHERE slug = 'test-draft'`, [value]);
    onTestFinished(() => write(content));
    await write({});
    expect(await admin.enquiry({ project: 'test-flat' })).toMatchObject({ project_slug: null });
  });

  it('stores the pictures in the visitor’s order with their notes and the site’s own words', async () => {
    const list = [kept('03', ' The arch,\tbut\nfor shoes. '), { ...kept('01'), title: 'Mine', src: 'x' }];
    const { shortlist, shortlist_count: count } = await withPictures(list);
    const own = { project: 'test-flat', title: 'Test <b>Flat</b>' };
    expect(shortlist).toEqual([
      {
        ...own,
        picture: '03',
        number: 3,
        src: 'projects/x/03.jpg',
        caption: 'Three',
        note: 'The arch, but for shoes.',
      },
      { ...own, picture: '01', number: 1, src: 'projects/x/01.jpg', caption: 'One', note: '' },
    ]);
    expect(count).toBe(2);
  });

  it('carries kept pictures of the project that has the anchor, not of one that took its slug since', async () => {
    const projects = admin.app.get(DataSource).getRepository(Project);
    const anchor = 'verandah';
    const both = await projects.save([
      { ...someProject('moved-flat', 'published'), anchor },
      { ...someProject(anchor, 'published'), anchor: 'verandah-2' },
    ]);
    onTestFinished(async () => void (await projects.remove(both)));
    const list = JSON.stringify([{ ...kept('01'), project: anchor }]);
    const send = () => admin.enquiry({ project: anchor, shortlist: list });
    expect(await send()).toMatchObject({ project_slug: 'verandah', shortlist: [{ project: 'moved-flat' }] });
    await projects.update({ anchor }, { deleted_at: new Date() });
    expect((await send()).shortlist).toEqual([]);
  });

  it('leaves out pictures and projects that are not on the site', async () => {
    const list = [kept('99'), { ...kept('01'), project: 'test-draft' }, kept('02')];
    expect((await withPictures(list)).shortlist.map(({ picture }) => picture)).toEqual(['02']);
  });

  it.each([
    ['no JSON', '{"project"'],
    ['no list', '{"0":{}}'],
    ['nothing', ''],
    ['a list as deep as a form may be', '['.repeat(19_000)],
    ['objects as deep as a form may be', '{"a":'.repeat(3_800)],
    ['thirteen pictures', JSON.stringify(Array.from({ length: 13 }, () => kept('01')))],
    ['a note of 201 letters', JSON.stringify([kept('01', 'x'.repeat(201))])],
    ['a note that is an object', JSON.stringify([{ ...kept('01'), note: { $gt: '' } }])],
    ['SQL for a key', JSON.stringify([kept("01'; DROP TABLE enquiry; --")])],
    ['a path for a project', JSON.stringify([{ ...kept('01'), project: '../../etc/passwd' }])],
    ['the prototype', '[{"__proto__":{"project":"test-flat","picture":"01","note":""}}]'],
  ])('is taken without pictures when the list is %s', async (_, shortlist) => {
    expect(await admin.enquiry({ shortlist })).toMatchObject({ shortlist: [], shortlist_count: 0 });
  });

  it('stores a note without what Postgres refuses, and markup as it was typed', async () => {
    const note = `a${NUL}b\u001Fc\uD800d <img src=x onerror=alert(1)>`;
    const [picture] = (await withPictures([kept('01', note)])).shortlist;
    expect(picture?.note).toBe('abcd <img src=x onerror=alert(1)>');
  });

  it('may have twelve notes as long as they may be, in any script, in a form with every field', async () => {
    const shortlist = JSON.stringify(Array.from({ length: 12 }, () => kept('02', 'घ'.repeat(200))));
    const email = `${randomUUID()}@example.com`;
    const fields = {
      website: '',
      elapsed_ms: '60000',
      page: '/shortlist/send',
      idempotency_key: randomUUID(),
    };
    const all = enquiryForm({
      ...fields,
      email,
      project: 'test-flat',
      shortlist,
      consent_version: '2026-11',
    });
    const request = post();
    for (const [name, value] of Object.entries(all)) void request.field(name, String(value));
    expect((await request).status).toBe(201);
    const [card] = (await admin.get(`?search=${encodeURIComponent(email)}`)).body.data;
    expect(card).toMatchObject({ project_slug: 'test-flat', shortlist_count: 12 });
  });

  it('is another one when only its pictures were corrected under the same key', async () => {
    const email = `${randomUUID()}@example.com`;
    const form = enquiryForm({ email, idempotency_key: randomUUID() });
    const send = (...list: unknown[]) => post().send({ ...form, shortlist: JSON.stringify(list) });
    for (const list of [[kept('01')], [kept('01'), kept('02')], [kept('01')]]) await send(...list);
    expect((await admin.get(`?search=${encodeURIComponent(email)}`)).body.data).toHaveLength(2);
  });

  it('is found by the project’s title, and is in the spreadsheet as text', async () => {
    const { email } = await admin.enquiry({
      project: 'test-flat',
      shortlist: JSON.stringify([kept('02', '=1+1'), kept('03')]),
    });
    const { text } = await admin.get('/export.csv?search=test%20%3Cb').buffer(true);
    const line = text.slice(text.indexOf(email));
    expect(line).toContain(
      '"Test <b>Flat</b>","Test <b>Flat</b>, picture 2: =1+1\nTest <b>Flat</b>, picture 3"',
    );
  });

  it('is erased with all of it', async () => {
    const { id } = await withPictures([kept('01', 'Only mine, 4711.')]);
    await admin.post(`/${id}/erase-person`);
    const left = await admin.app
      .get(DataSource)
      .query(`SELECT FROM enquiry WHERE shortlist::text LIKE '%Only mine, 4711.%'`);
    expect(left).toEqual([]);
  });
});
