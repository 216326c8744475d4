import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react';
import { FullPicture } from './FullPicture.tsx';
import { HeldPicture } from './HeldPicture.tsx';
import type { LightPictureProps } from './FullPicture.tsx';

interface PictureWhenWantedProps {
  picture: LightPictureProps;
  frame: HTMLAttributes<HTMLDivElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The button around the picture once it is wanted. */
  open: (picture: ReactNode, id: string) => ReactNode;
}

/** A press shows the picture, and another one opens it large. */
export function PictureWhenWanted({ picture, frame, open, ...held }: PictureWhenWantedProps) {
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isWanted, id]);
  if (isWanted) return open(<FullPicture {...picture} />, id);
  return (
    <div {...frame}>
      <HeldPicture {...picture} onShow={() => setIsWanted(true)} {...held} />
    </div>
  );
}
