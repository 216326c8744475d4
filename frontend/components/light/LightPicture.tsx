import { useState } from 'react';
import { FullPicture } from './FullPicture.tsx';
import { HeldPicture } from './HeldPicture.tsx';

export interface LightPictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Of an uploaded picture. */
  bytes?: number | undefined;
  /** Addresses of the full picture. */
  avif?: string | undefined;
  /** Or a drawing's SVG. */
  webp: string;
}

/** Nothing of it is asked for until it is wanted. */
export function LightPicture(picture: LightPictureProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <FullPicture {...picture} hasFocus />;
  return <HeldPicture {...picture} onShow={() => setIsWanted(true)} />;
}
