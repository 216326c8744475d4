import { readBrowserStorage } from '../stores/browserStorage.ts';
import { LANDING } from './noteLanding.ts';
import { sourceOf } from '../api/sourceOf.ts';

const POST = /^\/blog\/([^/]+)$/;

/** Where the visit began, and the post that the form stands over. */
export function addSource(form: FormData): void {
  const [landing = '', referrer = ''] = (readBrowserStorage('sessionStorage', LANDING) ?? '').split('\n');
  for (const [name, value] of Object.entries(sourceOf(landing, referrer))) form.set(name, value);
  const page = form.get('page');
  const post = typeof page === 'string' && POST.exec(page)?.[1];
  if (post) form.set('post', post);
}
