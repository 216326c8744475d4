import { useIsLight } from '../../stores/dataLight.ts';
import { whenLight } from '../light/whenLight.tsx';
import { PictureFile } from '../Picture.tsx';
import { OpenSlide, type SlideProps } from './OpenSlide.tsx';

const SlideWhenWanted = whenLight(
  async () => (await import('../light/SlideWhenWanted.tsx')).SlideWhenWanted,
  import.meta.env.SSR ? (await import('../light/SlideWhenWanted.tsx')).SlideWhenWanted : undefined,
);

export function Slide(slide: SlideProps) {
  const { sizes, first, soon, ...open } = slide;
  if (useIsLight()) return <SlideWhenWanted {...slide} />;
  return (
    <OpenSlide {...open}>
      <PictureFile slot={open.slot} sizes={sizes} first={first} soon={soon} />
    </OpenSlide>
  );
}
