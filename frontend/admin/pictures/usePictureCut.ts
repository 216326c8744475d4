import { useState } from 'react';
import { uploadedPicture } from '../../api/uploadedPicture.ts';
import type { ChosenPictures, PictureName } from '../form/blogDraft.ts';
import { CENTRE, type Focus, cutPicture } from './cutPicture.ts';

export type PresentPictures = Record<PictureName, string>;

/** Both pictures of a blog were made of the same file: their names begin with what it was. */
function haveSameSource({ feature_image, mb_image }: PresentPictures): boolean {
  return feature_image.split('-')[0] === mb_image.split('-')[0];
}

export interface PictureCut {
  /** Whether the mobile picture is cut from the desktop one. */
  isOn: boolean;
  /** Whether it could be. */
  isPossible: boolean;
  focus: Focus;
  setFocus: (focus: Focus) => void;
  ask: () => void;
}

/** Cuts the mobile picture from the desktop one while nobody chooses another. */
export function usePictureCut(pictures: ChosenPictures, present: PresentPictures | undefined) {
  const [focus, setFocus] = useState(CENTRE);
  const [isAsked, setAsked] = useState(false);
  const { feature_image: chosen, mb_image: chosenMobile } = pictures;
  const hasDesktop = Boolean(chosen ?? present?.feature_image);
  const wasCut = Boolean(chosen) && present !== undefined && haveSameSource(present);
  const isOn = hasDesktop && !chosenMobile && (isAsked || wasCut || !present?.mb_image);
  const isMoved = focus.x !== CENTRE.x || focus.y !== CENTRE.y;
  const isChanged = isOn && (isMoved || isAsked);

  /** The pictures to send. From a new desktop picture the backend cuts the middle by itself. */
  async function withMobile(): Promise<ChosenPictures> {
    if (!isOn || (!isMoved && (chosen || !isAsked))) return pictures;
    const source = chosen ?? (await download(present?.feature_image ?? ''));
    return source ? { ...pictures, mb_image: await cutPicture(source, focus) } : pictures;
  }
  const cut: PictureCut = {
    isOn,
    isPossible: hasDesktop,
    focus,
    setFocus,
    ask: () => setAsked(true),
  };
  return { cut, isChanged, withMobile };
}

async function download(path: string): Promise<Blob | undefined> {
  const picture = uploadedPicture(path);
  if (!picture) return undefined;
  const response = await fetch(picture.src);
  return response.ok ? response.blob() : undefined;
}
