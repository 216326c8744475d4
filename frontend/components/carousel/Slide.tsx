import type { ReactNode } from 'react';
import { useIsLight } from '../../stores/dataLight.ts';
import { LazyPictureWhenWanted } from '../light/LazyPictureWhenWanted.tsx';
import { fullFiles, UnframedPicture } from '../Picture.tsx';
import { OpenSlide, type SlideProps, slideFrame } from './OpenSlide.tsx';

export function Slide({ sizes, first, soon, ref, ...slide }: SlideProps) {
  const { slot, isHidden, onKeyDown } = slide;
  const open = (picture: ReactNode, id?: string) => (
    <OpenSlide {...slide} ref={ref} id={id}>
      {picture}
    </OpenSlide>
  );
  if (!useIsLight()) return open(<UnframedPicture slot={slot} sizes={sizes} first={first} soon={soon} />);
  const frame = slideFrame(slot, isHidden);
  return (
    <LazyPictureWhenWanted
      picture={fullFiles(slot)}
      frame={frame}
      onKeyDown={onKeyDown}
      ref={ref}
      open={open}
    />
  );
}
