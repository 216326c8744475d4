import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import styles from './PictureLightbox.module.css';
import type { ShownPicture } from './PictureViewer.tsx';

/** From the specification of the lightbox. */
const zoom = {
  maxZoomPixelRatio: 1,
  zoomInMultiplier: 2,
  doubleTapDelay: 300,
  doubleClickDelay: 500,
  keyboardMoveDistance: 50,
  wheelZoomDistanceFactor: 100,
  pinchZoomDistanceFactor: 100,
};

export default function PictureLightbox({
  picture,
  onClose,
}: {
  picture: ShownPicture;
  onClose: () => void;
}) {
  return (
    <Lightbox
      open
      close={onClose}
      className={styles['lightbox'] ?? ''}
      slides={[picture]}
      plugins={[Zoom]}
      zoom={zoom}
      carousel={{ finite: true, padding: '64px' }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}
