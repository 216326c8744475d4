import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { LIGHTBOX_ZOOM } from '../../content/business-constants.ts';
import styles from './PictureLightbox.module.css';
import type { ShownPicture } from './PictureViewer.tsx';

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
      zoom={LIGHTBOX_ZOOM}
      carousel={{ finite: true, padding: '64px' }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}
