import { Suspense, lazy } from 'react';

export interface OpenedPicture {
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

/** Its library is loaded when the first picture is opened. */
export function PictureViewer({ picture, onClose }: { picture: OpenedPicture; onClose: () => void }) {
  return (
    <Suspense>
      <Lightbox title={picture.title} slides={[picture]} index={0} onClose={onClose} />
    </Suspense>
  );
}
