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
