/** For a page that comes in place of another: as a browser does when it loads one. */
export function announcePage(): void {
  announcer().textContent = document.title;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
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
