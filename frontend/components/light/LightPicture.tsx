import { useState } from 'react';
import { FullPicture, type LightPictureProps } from './FullPicture.tsx';
import { HeldPicture } from './HeldPicture.tsx';

/** Nothing of it is asked for until it is wanted. */
export function LightPicture(picture: LightPictureProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <FullPicture {...picture} hasFocus />;
  return <HeldPicture {...picture} onShow={() => setIsWanted(true)} />;
}
