const ANCHOR = /^#([a-z0-9-]+)$/;

/** An old link to a block that stands further back in the list now: its own page answers to the anchor, too. */
export function findProject(): void {
  const [, anchor] = ANCHOR.exec(location.hash) ?? [];
  if (anchor && location.pathname === '/projects' && !document.getElementById(anchor))
    location.replace(`/projects/${anchor}`);
}
