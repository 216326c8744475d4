import { useEffect, useId, useState } from 'react';
import { OpenSlide, type SlideProps, slideFrame } from '../carousel/OpenSlide.tsx';
import { FullPicture } from './FullPicture.tsx';
import { HeldPicture } from './HeldPicture.tsx';
import { fullFiles } from './PhotographWhenWanted.tsx';

/** A press shows the picture, and another one opens it large. */
export function SlideWhenWanted({ slot, isHidden, ref, onKeyDown, ...slide }: SlideProps) {
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isWanted, id]);
  const picture = fullFiles(slot);
  if (isWanted) {
    return (
      <OpenSlide {...slide} slot={slot} isHidden={isHidden} ref={ref} onKeyDown={onKeyDown} id={id}>
        <FullPicture {...picture} />
      </OpenSlide>
    );
  }
  return (
    <div {...slideFrame(slot, isHidden)}>
      <HeldPicture {...picture} onShow={() => setIsWanted(true)} onKeyDown={onKeyDown} ref={ref} />
    </div>
  );
}
