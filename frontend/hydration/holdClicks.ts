import { isHydrated } from './isHydrated.ts';
import { whenPainted } from '../motion/whenPainted.ts';

/** What only the page's script answers; other links and buttons work without it. */
const NEEDS_SCRIPT = '[data-held], button[type="button"]:not([data-film-control])';
/** Not what ends a drag, of which is known for a moment only, or leads into a field: on an iPhone its keyboard opens at once or never. */
const SHOWN_FIRST = '[data-held], [commandfor], [data-shown-first]';
/** Stands before a part whose script comes later. */
const PENDING = '[data-pending]';
const LINK_HELD_MS = 3_000;

let held: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hasFailed = false;
let isMadeAgain = false;

/**
 * What takes long to answer is shown first: the press is kept and made again once the browser has painted it. One that comes before
 * the script is kept until that is there; a link leads on without it.
 */
export function holdClicks(): void {
  document.addEventListener('click', hold, { capture: true });
  window.addEventListener('vite:preloadError', letGo);
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, () => isHydrated() || letGo());
}

function hold(click: MouseEvent): void {
  const target = click.target instanceof Element && click.target.closest<HTMLElement>(NEEDS_SCRIPT);
  if (!target || isMadeAgain || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
  const isAnswered = isCommand(target) || (isHydrated() && (hasFailed || !isPending(target)));
  if (isAnswered ? !target.matches(SHOWN_FIRST) : hasFailed && isLink(target) && !isCutOff()) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  // A link that has gone meanwhile would lead to another page.
  if (!isAnswered && target === held) return;
  drop();
  if (isAnswered) return void show(target).then(() => target.isConnected && press(target));
  held = target;
  target.setAttribute('aria-busy', 'true');
  if (isLink(target)) leaveLater();
}

/** To be called when the page, or a part of it, answers. */
export function releaseClick(): void {
  if (!isHydrated()) return;
  hasFailed = false;
  if (held && !isPending(held)) press(drop());
}

async function show(target: HTMLElement): Promise<void> {
  target.style.opacity = '0.7';
  await whenPainted();
  target.style.opacity = '';
}

function press(target: HTMLElement | undefined): void {
  isMadeAgain = true;
  target?.click();
  isMadeAgain = false;
}

/** Buttons wait on for the page's script, which is fetched again, but not for that of a part. */
function letGo(): void {
  hasFailed = true;
  if (isHydrated() || isLink(held)) leave();
}

function leaveLater(): void {
  clearTimeout(timer);
  timer = setTimeout(leave, LINK_HELD_MS);
}

function leave(): void {
  if (isCutOff()) return window.addEventListener('online', leaveLater, { once: true });
  const target = drop();
  if (isLink(target)) location.assign(target.href);
}

function drop(): HTMLElement | undefined {
  const target = held;
  clearTimeout(timer);
  target?.removeAttribute('aria-busy');
  held = undefined;
  return target;
}

/** A link would lead to the browser's error page; the script is fetched again when the line returns. */
const isCutOff = (): boolean => !navigator.onLine && !isHydrated();

const isLink = (target: unknown): target is HTMLAnchorElement => target instanceof HTMLAnchorElement;

/** Where browsers know it, Menu opens without script. */
const isCommand = (target: Element): boolean =>
  target.hasAttribute('commandfor') && 'commandForElement' in HTMLButtonElement.prototype;

const isPending = (target: Node): boolean =>
  [...document.querySelectorAll(PENDING)].some(
    (mark) =>
      mark.parentElement?.contains(target) &&
      mark.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
