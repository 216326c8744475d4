import { readBrowserStorage } from '../stores/browserStorage.ts';
import { LANDING } from './noteLanding.ts';
import { sourceOf } from '../api/sourceOf.ts';

const SUBJECT = /^\/(blog|projects)\/([^/]+)$/;

/** Where the visit began, and the post or project that the form stands over. */
export function addSource(form: FormData): void {
  const [landing = '', referrer = ''] = (readBrowserStorage('sessionStorage', LANDING) ?? '').split('\n');
  for (const [name, value] of Object.entries(sourceOf(landing, referrer))) form.set(name, value);
  const page = form.get('page');
  const [, kind, slug] = (typeof page === 'string' && SUBJECT.exec(page)) || [];
  const name = kind === 'blog' ? 'post' : 'project';
  if (slug && !form.has(name)) form.set(name, slug);
}
