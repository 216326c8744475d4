import { readAdminPost, savePost } from '../../api/adminPosts.ts';
import { readAdminProject, saveProject } from '../../api/adminProjects.ts';
import { listVersions, readVersion } from '../../api/adminVersions.ts';
import { isUnauthorized } from '../../api/ApiError.ts';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import type { PictureReplaced, SavedVersion } from '../../api/wire.gen.ts';
import { toFormData, toPostDraft } from '../draft/postDraft.ts';
import { toProjectContent } from '../draft/projectDraft.ts';
import { studioDateTime } from '../kit/time/studioTime.ts';
import { pathsToSend, postVersions } from '../versions/postVersions.ts';
import { projectVersions } from '../versions/projectVersions.ts';

type Replaced = PictureReplaced['replaced'][number];

/** Saves the earlier version of every place again. What was saved since then stays, as does what is refused. @returns how many are back */
export async function putReplacedBack(token: string, replaced: readonly Replaced[]): Promise<number> {
  let done = 0;
  for (const place of replaced) if (await isPutBack(token, place)) done += 1;
  return done;
}

async function isPutBack(token: string, place: Replaced): Promise<boolean> {
  try {
    return await putBack(token, place);
  } catch (error) {
    if (isUnauthorized(error)) throw error;
    return false;
  }
}

async function putBack(token: string, place: Replaced): Promise<boolean> {
  const of = { noun: place.kind, id: `${place.id}` };
  const { signal } = new AbortController();
  const { data: heads } = await listVersions(token, of, 1, signal);
  const before = heads[1];
  if (!before) return false;
  const version = await readVersion(token, of, before.number, signal);
  await (place.kind === 'blog' ? savePostAs : saveProjectAs)(token, place, version);
  return true;
}

async function savePostAs(token: string, place: Replaced, { number, content }: SavedVersion): Promise<void> {
  const id = `${place.id}`;
  const present = await readAdminPost(token, id, new AbortController().signal);
  const { status, publish_at, slug } = toPostDraft(present);
  const draft = pathsToSend({ ...postVersions.toDraft(content), status, publish_at, slug }, present);
  const sent = { draft, original: '', pictures: {}, version: place.version, restoredFrom: number };
  const post = { id, form: toFormData(sent), idempotencyKey: newIdempotencyKey() };
  await savePost(token, post, () => undefined);
}

async function saveProjectAs(
  token: string,
  place: Replaced,
  { number, content }: SavedVersion,
): Promise<void> {
  const id = `${place.id}`;
  const { status, slug, publish_at } = await readAdminProject(token, id, new AbortController().signal);
  const project = {
    id,
    version: place.version,
    slug,
    status,
    publish_at: publish_at === null ? undefined : studioDateTime(publish_at),
    content: toProjectContent(projectVersions.toDraft(content)),
    restored_from: number,
  };
  await saveProject(token, project, { idempotencyKey: newIdempotencyKey() });
}
