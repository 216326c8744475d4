import { ConflictException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UpdatePost } from '../../src/blog/update-post.js';
import { decodeDescription } from '../../src/blog/text/description.js';
import { ENV } from '../../src/config/config.module.js';
import type { Env } from '../../src/config/env.js';
import { type LibraryStaff, startAsLibraryStaff } from '../library/library.ts';
import { picture } from './pictures.ts';
import { projectContent, shipped } from '../projects/projects.ts';

const shows = (src: string, alt: string) => ({
  description: `<p>Before</p><p><img src="/api/${src}" alt="${alt}"></p>`,
});

const chipOf = (key: string) => ({ picture: key, x: 10, y: 20, zoom: 4 });
const linkTo = (src: string) =>
  `<p><a href="/api/${src}" target="_blank" rel="noopener noreferrer">The plan</a></p>`;

describe('replacing a picture everywhere', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  const described = async (alt: string, focal_x = 50) => {
    const added = await staff.picture(await picture(80, 40));
    const change = { alt, is_decorative: false, focal_x, focal_y: 50 };
    return (await staff.send(`pictures/${added.id}/change`, change)).body.data;
  };
  const post = async (id: number) => (await staff.get(`blog/${id}`)).body.data;
  const project = async (fields: Parameters<typeof projectContent>[0]) => {
    const added = await staff.send('project', { status: 'published', content: projectContent(fields) });
    expect(added.status).toBe(201);
    return added.body.data;
  };
  const destroyProject = async ({ id }: { id: number }) => {
    await staff.delete(`project/${id}/delete`);
    await staff.delete(`project-bin/${id}`);
  };

  it('changes a post in its main picture, its cut and its text, as a save would', async () => {
    const [old, other] = [await described('The old one'), await described('The new one', 20)];
    const before = await staff.post({
      feature_image_path: old.src,
      alt: 'The old one',
      ...shows(old.src, 'The old one'),
    });
    const replaced = await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    const place = { kind: 'blog', id: before.id, version: before.version + 1 };
    expect(replaced.body).toEqual({ status: true, places: 1, replaced: [place], failures: [] });
    const now = await post(before.id);
    expect(now).toMatchObject({
      feature_image: other.src,
      alt: 'The new one',
      focal_x: 20,
      version: before.version + 1,
    });
    expect(now.mobile_is_cut).toBe(true);
    expect(now.mb_image).not.toBe(before.mb_image);
    expect(decodeDescription(now.description)).toBe(
      `<p>Before</p><p><img src="/api/${other.src}" alt="The new one"></p>`,
    );
    const history = (await staff.get('audit?limit=5')).body.data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['picture replaced', 'blog changed']),
    );
    expect((await staff.delete(`pictures/${old.id}`)).status).toBe(200);
    await staff.destroy(before.id);
  });

  it('cuts the mobile picture anew where the old main picture had its shape already', async () => {
    const [old, other] = [await staff.picture(await picture(80, 100)), await described('New')];
    const { id, mb_image } = await staff.post({ feature_image_path: old.src });
    expect(mb_image).toBe(old.src);
    await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    const now = await post(id);
    expect([now.mobile_is_cut, now.mb_image === other.src]).toEqual([true, false]);
    await staff.destroy(id);
  });

  it('changes what a text links to, and leaves the rest of the link', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const { id } = await staff.post({ description: linkTo(old.src) });
    expect((await staff.send(`pictures/${old.id}/replace`, { with: other.id })).body.places).toBe(1);
    expect(decodeDescription((await post(id)).description)).toBe(linkTo(other.src));
    await staff.destroy(id);
  });

  it('changes a link by the whole address of the site, as a save would read it', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const { id } = await staff.post({ description: linkTo(old.src) });
    const sql = `UPDATE blog_post SET description = replace(description, '/api/', $1) WHERE id = $2`;
    await staff.app.get(DataSource).query(sql, [`${staff.app.get<Env>(ENV).SITE_URL}/api/`, id]);
    await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    expect(decodeDescription((await post(id)).description)).toBe(linkTo(other.src));
    await staff.destroy(id);
  });

  it('leaves no words of the old picture in a post when the new one is decorative, and takes words again', async () => {
    const [old, other] = [await described('Words'), await described('')];
    await staff.send(`pictures/${other.id}/change`, { ...other, is_decorative: true });
    const shown = shows(old.src, 'Words');
    const { id } = await staff.post({ feature_image_path: old.src, alt: 'Words', ...shown });
    await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    const now = await post(id);
    expect([now.alt, now.is_decorative]).toEqual(['', true]);
    expect(decodeDescription(now.description)).toContain('alt="" data-decorative="true"');
    await staff.send(`pictures/${other.id}/replace`, { with: old.id });
    const again = await post(id);
    expect([again.alt, again.is_decorative]).toEqual(['Words', false]);
    expect(decodeDescription(again.description)).toBe(shown.description);
    await staff.destroy(id);
  });

  it('changes a project in its pictures, pairs and plan, and leaves captions and keys', async () => {
    const [old, other] = [await described('Old'), await described('New', 70)];
    const { key: _key, caption: _caption, ...ruin } = shipped('00', old.src);
    const before = await project({
      pictures: [{ ...shipped('07', old.src), caption: 'At noon' }, shipped('08')],
      cover: '07',
      pairs: [{ before: ruin, before_label: 'Before', after: '07', after_label: '' }],
      plan: { src: old.src, alt: 'The plan', caption: 'Below', changes: [] },
    });
    const { used_in } = (await staff.get(`pictures/${old.id}`)).body.data;
    expect(used_in[0].where).toBe('picture 1, the picture before the work of pair 1, the plan');
    const body = { with: other.id, alt: 'Said here' };
    expect((await staff.send(`pictures/${old.id}/replace`, body)).body.places).toBe(1);
    const { content } = (await staff.get(`project/${before.id}`)).body.data;
    expect(content.pictures[0]).toEqual({
      ...before.content.pictures[0],
      src: other.src,
      alt: 'Said here',
      focus: { x: 70, y: 50 },
    });
    expect(content.pairs[0].before.src).toBe(other.src);
    expect(content.plan).toMatchObject({ src: other.src, alt: 'Said here', caption: 'Below' });
    await destroyProject(before);
  });

  it('leaves materials without the piece that was cut from the old picture', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const before = await project({
      pictures: [shipped('07', old.src), shipped('08')],
      materials: ['07', '08'].map((key) => ({ name: key, where: '', colour: '#aa8866', chip: chipOf(key) })),
    });
    await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    const { materials } = (await staff.get(`project/${before.id}`)).body.data.content;
    expect(materials.map(({ chip }: { chip: object | null }) => chip)).toEqual([null, chipOf('08')]);
    await destroyProject(before);
  });

  it('leaves no words of the old picture where the new one has none', async () => {
    const [old, other] = [await described('Old'), await described('')];
    const blog = await staff.post({ feature_image_path: old.src, alt: 'Old', ...shows(old.src, 'Old') });
    const ruin = { src: old.src, alt: 'Old', decorative: false, focus: { x: 50, y: 50 } };
    const flat = await project({
      pictures: [{ ...shipped('01', old.src), alt: 'Old' }],
      pairs: [{ before: ruin, before_label: '', after: '01', after_label: '' }],
      plan: { src: old.src, alt: 'Old', caption: '', changes: [] },
    });
    await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    const now = await post(blog.id);
    expect([now.alt, decodeDescription(now.description)]).toEqual(['', shows(other.src, '').description]);
    const { content } = (await staff.get(`project/${flat.id}`)).body.data;
    const altTexts = [content.pictures[0].alt, content.pairs[0].before.alt, content.plan.alt];
    expect(altTexts).toEqual(['', '', '']);
    await destroyProject(flat);
    await staff.destroy(blog.id);
  });

  it('leaves a place that cannot be changed whole, and says which', async () => {
    const old = await described('Old');
    const { data } = (await staff.get('pictures?origin=shipped&search=golf-greens&limit=1')).body;
    const [photograph] = data;
    const blog = await staff.post({ heading: 'The long corridor', feature_image_path: old.src });
    const flat = await project({ pictures: [shipped('01', old.src)] });
    const { body } = await staff.send(`pictures/${old.id}/replace`, { with: photograph.id });
    const reason =
      '“The long corridor” stays as it was: A photograph that came with the site cannot stand in a blog.';
    const place = { kind: 'project', id: flat.id, version: flat.version + 1 };
    expect(body).toEqual({ status: true, places: 1, replaced: [place], failures: [reason] });
    const again = await staff.send(`pictures/${old.id}/replace`, { with: photograph.id });
    expect([again.status, again.body.message]).toEqual([409, reason]);
    expect(await post(blog.id)).toMatchObject({ feature_image: old.src, version: blog.version });
    const { content } = (await staff.get(`project/${flat.id}`)).body.data;
    expect(content.pictures[0].src).toBe(photograph.src);
    await destroyProject(flat);
    await staff.destroy(blog.id);
  });

  it('overwrites nobody: an editor that was open is told of it', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const opened = await staff.post({ feature_image_path: old.src });
    await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    const late = await staff.change(opened.id, { version: opened.version, heading: 'Late' });
    expect(late.status).toBe(409);
    await staff.destroy(opened.id);
  });

  it('reads a place again that somebody saved meanwhile', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const { id } = await staff.post({ feature_image_path: old.src });
    const saves = vi.spyOn(staff.app.get(UpdatePost, { strict: false }), 'run');
    onTestFinished(() => saves.mockRestore());
    saves.mockRejectedValueOnce(new ConflictException('Somebody saved it.'));
    const { body } = await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    expect(body).toMatchObject({ status: true, places: 1 });
    expect((await post(id)).feature_image).toBe(other.src);
    await staff.destroy(id);
  });

  it('goes on after a place that failed unexpectedly, says which, and records what was replaced', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const first = await staff.post({ heading: 'The first', feature_image_path: old.src });
    const second = await staff.post({ heading: 'The second', feature_image_path: old.src });
    const saves = vi.spyOn(staff.app.get(UpdatePost, { strict: false }), 'run');
    onTestFinished(() => saves.mockRestore());
    saves.mockRejectedValueOnce(new Error('The database is away.'));
    const { body } = await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    expect(body.places).toBe(1);
    expect(body.failures).toEqual([
      expect.stringMatching(/^“The (first|second)” could not be changed\. Please try again\.$/),
    ]);
    const history = (await staff.get('audit?limit=5')).body.data;
    const acts = history.filter(({ subject_id }: { subject_id: string }) => subject_id === String(old.id));
    expect(acts.map(({ action }: { action: string }) => action)).toContain('picture replaced');
    for (const { id } of [first, second]) await staff.destroy(id);
  });

  it('leaves what is in the bin', async () => {
    const [old, other] = [await described('Old'), await described('New')];
    const binned = await staff.post({ feature_image_path: old.src });
    await staff.remove(binned.id);
    const replaced = await staff.send(`pictures/${old.id}/replace`, { with: other.id });
    expect(replaced.body).toEqual({ status: true, places: 0, replaced: [], failures: [] });
    expect((await staff.delete(`pictures/${old.id}`)).status).toBe(409);
    await staff.delete(`blog-bin/${binned.id}`);
  });

  it('needs another picture of the library', async () => {
    const { id } = await staff.picture();
    const answers = await Promise.all(
      [{ with: id }, { with: 2_000_000_000 }, { with: '1' }, { with: 0 }, {}, { with: id, alt: 7 }].map(
        (body) => staff.send(`pictures/${id}/replace`, body),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 422, 422, 422, 422]);
  });
});
