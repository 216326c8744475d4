import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../../motion/useInView.ts';
import { LAZY_VISIBLE_PART } from '../../../content/business-constants.ts';
import { prefersReducedMotion } from '../../../motion/prefersReducedMotion.ts';
import { useIsLight } from '../../../stores/dataLight.ts';

export type HeroFilmState = ReturnType<typeof useHeroFilm>;

/** Loaded after everything else, once in view, muted. */
export function useHeroFilm(video: RefObject<HTMLVideoElement | null>) {
  const [isWanted, setIsWanted] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const [hasFrame, setHasFrame] = useState(false);
  const isInView = useInView(video, LAZY_VISIBLE_PART);
  const isLight = useIsLight();
  useEffect(() => {
    if (!isInView || isLight || prefersReducedMotion()) return undefined;
    return whenIdle(() => setIsWanted(true));
  }, [isInView, isLight]);
  useEffect(() => {
    if (isWanted) start(video);
  }, [isWanted, video]);
  useRestOutOfSight(video);
  const togglePlay = () => {
    if (!isWanted) setIsWanted(true);
    else if (isPlaying) video.current?.pause();
    else start(video);
  };
  return {
    isWanted,
    isPlaying,
    isMuted,
    hasFrame,
    togglePlay,
    toggleSound: () => setIsMuted(!isMuted),
    noticePlay: () => setIsPlaying(true),
    noticePause: () => setIsPlaying(false),
    noticeFrame: () => setHasFrame(true),
  };
}

/** Costs a phone no power while nobody sees it; with its sound on it is still listened to. */
function useRestOutOfSight(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    const leaving = new AbortController();
    let isSeen = true;
    let isResting = false;
    const restUnseen = () => {
      if (isSeen || !film.muted || film.paused) return;
      isResting = true;
      film.pause();
    };
    const observer = new IntersectionObserver(([sight]) => {
      isSeen = sight?.isIntersecting === true;
      restUnseen();
      if (!isSeen || !isResting) return;
      isResting = false;
      start(video);
    });
    film.addEventListener('play', restUnseen, leaving);
    leaving.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(film);
    return () => leaving.abort();
  }, [video]);
}

/** A browser may refuse to play: then the picture stays. */
function start(video: RefObject<HTMLVideoElement | null>): void {
  video.current?.play().catch(() => undefined);
}

/** @returns how to cancel */
function whenIdle(callback: () => void): () => void {
  const aborter = new AbortController();
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => aborter.signal.aborted || callback());
    else setTimeout(() => aborter.signal.aborted || callback(), 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal: aborter.signal });
  return () => aborter.abort();
}
