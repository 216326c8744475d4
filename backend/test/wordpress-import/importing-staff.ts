import { OutboundNetwork } from '../../src/links/outbound-network.js';
import { type Staff, startAsStaff, unique } from '../blog/blog-posts.ts';
import { type OldSite, startOldSite } from './old-site.ts';
import { type Entry, exportOf } from './wordpress-export.ts';

/** Of a whole blog, on a machine that has much else to do. */
export const MAX_IMPORT_MS = 120_000;

/** Somebody who brings the blog of an old site in. */
export type ImportingStaff = Awaited<ReturnType<typeof startAsImportingStaff>>;

export async function startAsImportingStaff() {
  const [old, staff] = await Promise.all([startOldSite(), startAsStaff()]);
  old.letIn(staff.app.get(OutboundNetwork, { strict: false }));
  const stop = async () => {
    await staff.stop();
    old.stop();
  };
  return { staff, old, stop, ...importsOf(staff, old) };
}

function importsOf(staff: Staff, old: OldSite) {
  const send = (file: Buffer, asDrafts = false) =>
    staff.request
      .post('/api/admin/imports')
      .auth(staff.token, { type: 'bearer' })
      .field('as_drafts', String(asDrafts))
      .attach('file', file, 'a.xml');
  const read = async (path: string) =>
    (await staff.request.get(`/api/admin/${path}`).auth(staff.token, { type: 'bearer' })).body;
  const imported = async (entries: Entry[], blog = unique(old.address), asDrafts = false) => {
    const { body, status } = await send(exportOf(blog, entries), asDrafts);
    expect(status).toBe(202);
    return ended(body.data.id);
  };
  const ended = async (id: number) => {
    const waiting = async () => (await read(`imports/${id}`)).run.counts.waiting;
    await expect.poll(waiting, { timeout: MAX_IMPORT_MS }).toBe(0);
    const { data, run, made } = await read(`imports/${id}?limit=50`);
    const post = async (title: string) => {
      const found = data.find((one: { title: string }) => one.title === title);
      return (await read(`blog/${found.post_id}`)).data;
    };
    return { data, run, made, post };
  };
  return { send, read, imported, ended };
}
