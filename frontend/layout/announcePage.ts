/** As a browser does when it loads a page. */
export function announcePage(): void {
  // Somebody who is typing, in the search for instance, or choosing among filters keeps the focus.
  if (document.activeElement?.closest('form, [data-keeps-focus]')) return;
  announcer().textContent = document.title;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || location.hash) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function announcer(): HTMLElement {
  const existing = document.getElementById('announcer');
  if (existing) return existing;
  const created = document.createElement('div');
  created.id = 'announcer';
  created.className = 'vh';
  created.role = 'status';
  document.body.append(created);
  return created;
}
