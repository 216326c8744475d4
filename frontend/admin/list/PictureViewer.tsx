import { Suspense, lazy } from 'react';

/** A slide of the lightbox. */
export interface ShownPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const PictureLightbox = lazy(() => import('./PictureLightbox.tsx'));

/** A picture over the whole page; what shows it is loaded when the first one is opened. */
export function PictureViewer({ picture, onClose }: { picture: ShownPicture; onClose: () => void }) {
  return (
    <Suspense>
      <PictureLightbox picture={picture} onClose={onClose} />
    </Suspense>
  );
}
