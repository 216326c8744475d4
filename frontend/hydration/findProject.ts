import { isServed } from '../api/isServed.ts';

const ANCHOR = /^#([a-z0-9-]+)$/;

/** An old link to a block that stands further back in the list now: its own page answers to a former slug, too. */
export async function findProject(): Promise<void> {
  const [, anchor] = ANCHOR.exec(location.hash) ?? [];
  if (!anchor || location.pathname !== '/projects' || document.getElementById(anchor)) return;
  const page = `/projects/${anchor}`;
  // A page that is not there would be counted as an address that is missed.
  if (await isServed(`/api${page}`)) location.replace(page);
}
