import { lightChoice } from '../api/lightCookie.ts';
import { LAZY_VISIBLE_PART } from '../content/business-constants.ts';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';
import { whenIdle } from './whenIdle.ts';

/** Plays a page's film, muted, after everything else, while it is in view. Needs no React: the page stays asleep. */
export function playFilm(): void {
  const stage = document.querySelector<HTMLElement>('[data-film]');
  const video = stage?.querySelector('video');
  if (!stage || !video) return;
  showState(stage, video);
  answerControls(stage, video);
  watchSight(stage, video);
}

/** For the styles, which choose the names of the buttons and take the poster away. */
function showState({ dataset }: HTMLElement, video: HTMLVideoElement): void {
  const show = () => {
    dataset['playing'] = String(!video.paused);
    dataset['muted'] = String(video.muted);
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) dataset['frame'] = '';
  };
  for (const change of ['play', 'pause', 'volumechange', 'loadeddata']) video.addEventListener(change, show);
}

function answerControls(stage: HTMLElement, video: HTMLVideoElement): void {
  stage.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-film-control]');
    if (!control) return;
    if (control.dataset['filmControl'] === 'sound') video.muted = !video.muted;
    else if (video.paused) start(video);
    else video.pause();
  });
}

/** Costs a phone no power while nobody sees it; with its sound on it is still listened to. What a visitor stops stays stopped. */
function watchSight(stage: HTMLElement, video: HTMLVideoElement): void {
  let hasBegun = false;
  let isResting = false;
  let isSeen = true;
  const restUnseen = () => {
    if (isSeen || !video.muted || video.paused) return;
    isResting = true;
    video.pause();
  };
  const look = (sights: IntersectionObserverEntry[]) => {
    const { isIntersecting = false, intersectionRatio = 0 } = sights.at(-1) ?? {};
    isSeen = isIntersecting;
    restUnseen();
    const begins = !hasBegun && intersectionRatio >= LAZY_VISIBLE_PART && mayBegin(stage);
    if (begins || (isSeen && isResting)) start(video);
  };
  video.addEventListener('play', () => {
    hasBegun = true;
    isResting = false;
    restUnseen();
  });
  const observer = new IntersectionObserver(look, { threshold: [0, LAZY_VISIBLE_PART] });
  void whenIdle().then(() => observer.observe(video));
}

function mayBegin({ dataset }: HTMLElement): boolean {
  const isLight = 'light' in dataset || lightChoice(document.cookie) === 'on';
  return !isLight && !prefersReducedMotion();
}

/** A browser may refuse to play: then the picture stays. */
function start(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
