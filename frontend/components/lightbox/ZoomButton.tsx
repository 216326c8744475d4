import type { ZoomRef } from 'yet-another-react-lightbox';
import { gallery } from '../../content/gallery.ts';
import { RoundButton } from '../RoundButton.tsx';

export function ZoomButton({ zoom, maxZoom, disabled, zoomIn, changeZoom }: ZoomRef) {
  const isIn = zoom > 1;
  return (
    <RoundButton
      icon="zoom"
      label={gallery.zoom}
      aria-pressed={isIn}
      disabled={disabled || maxZoom <= 1}
      onClick={() => (isIn ? changeZoom(1) : zoomIn())}
    />
  );
}
