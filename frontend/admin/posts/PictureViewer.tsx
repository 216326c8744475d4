import { Suspense, lazy } from 'react';

/** A picture of a post, to be seen large. */
export interface ShownPicture {
  /** The post's heading. */
  title: string;
  src: string;
  width: number;
  height: number;
  alt: string;
}

const Lightbox = lazy(async () => {
  const module = await import('../../components/lightbox/Lightbox.tsx');
  return { default: module.Lightbox };
});

/** A picture over the whole page; what shows it is loaded when the first one is opened. */
export function PictureViewer({ picture, onClose }: { picture: ShownPicture; onClose: () => void }) {
  return (
    <Suspense>
      <Lightbox title={picture.title} slides={[picture]} index={0} onClose={onClose} />
    </Suspense>
  );
}
