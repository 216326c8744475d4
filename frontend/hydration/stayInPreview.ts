const PARAMETER = 'content-preview';

/** Words that are not on the site yet are shown on every page that a link there leads to. */
export function stayInPreview(): void {
  const token = new URLSearchParams(location.search).get(PARAMETER);
  if (token) document.addEventListener('click', (click) => takeAlong(click, token), { capture: true });
}

function takeAlong({ target }: MouseEvent, token: string): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin) return;
  const address = new URL(link.href);
  address.searchParams.set(PARAMETER, token);
  link.href = address.href;
}
