import { startAsStaff } from '../blog/blog-posts.ts';
import { projectContent } from './projects.ts';

it('a project names its related posts as they are now, without drafts', async () => {
  const blog = await startAsStaff();
  const [shown, moved, draft] = [await blog.post(), await blog.post(), await blog.post({ status: 'draft' })];
  await blog.change(moved.id, { slug: 'moved-on' });
  const related_posts = [moved.slug, draft.slug, shown.slug, 'nothing'];
  const saved = await blog.request
    .post('/api/admin/project')
    .auth(blog.token, { type: 'bearer' })
    .send({ status: 'published', content: projectContent({ related_posts }) });
  const { body } = await blog.request.get(`/api/projects/${saved.body.data.slug}`);
  expect(body.related_posts.map(({ slug }: { slug: string }) => slug)).toEqual(['moved-on', shown.slug]);
  expect(JSON.stringify(body)).not.toContain(draft.slug);
  await blog.stop();
});

it('a related address shows the post that has it now, not the one that had it', async () => {
  const blog = await startAsStaff();
  const [former, now] = [await blog.post({ slug: 'one-address' }), await blog.post()];
  await blog.change(former.id, { slug: 'moved-away' });
  await blog.change(now.id, { slug: 'one-address' });
  const saved = await blog.request
    .post('/api/admin/project')
    .auth(blog.token, { type: 'bearer' })
    .send({ status: 'published', content: projectContent({ related_posts: ['one-address'] }) });
  const { body } = await blog.request.get(`/api/projects/${saved.body.data.slug}`);
  expect(body.related_posts.map(({ id }: { id: number }) => id)).toEqual([now.id]);
  await blog.stop();
});

it('a post that a project names stays the same, whoever takes its address later, and nobody must save anew', async () => {
  const blog = await startAsStaff();
  const post = await blog.post({ slug: 'chosen' });
  const saved = await blog.request
    .post('/api/admin/project')
    .auth(blog.token, { type: 'bearer' })
    .send({ status: 'published', content: projectContent({ related_posts: ['chosen'] }) });
  const { id, version, content } = saved.body.data;
  const named = async () => {
    const { body } = await blog.request.get(`/api/projects/${saved.body.data.slug}`);
    return body.related_posts.map(({ slug }: { slug: string }) => slug);
  };
  await blog.change(post.id, { slug: 'chosen-still' });
  const renewed = await blog.request
    .post(`/api/admin/project/${id}/update`)
    .auth(blog.token, { type: 'bearer' })
    .send({ version, content: { ...content, title: 'From an editor that was open' } });
  expect([renewed.status, await named()]).toEqual([200, ['chosen-still']]);
  await blog.post({ slug: 'chosen' });
  expect(await named()).toEqual(['chosen-still']);
  const versions = await blog.request
    .get(`/api/admin/project/${id}/versions`)
    .auth(blog.token, { type: 'bearer' });
  expect(versions.body.data.map(({ act }: { act: string }) => act)).toEqual(['changed', 'added']);
  await blog.stop();
});

it('a project whose post lies in the bin names whoever takes its address then', async () => {
  const blog = await startAsStaff();
  const first = await blog.post({ slug: 'taken' });
  await blog.change(first.id, { slug: 'taken-before' });
  const second = await blog.post({ slug: 'taken' });
  const saved = await blog.request
    .post('/api/admin/project')
    .auth(blog.token, { type: 'bearer' })
    .send({ status: 'published', content: projectContent({ related_posts: ['taken'] }) });
  await blog.remove(second.id);
  const third = await blog.post({ slug: 'taken' });
  const { body } = await blog.request.get(`/api/projects/${saved.body.data.slug}`);
  expect(body.related_posts.map(({ id }: { id: number }) => id)).toEqual([third.id]);
  await blog.stop();
});
