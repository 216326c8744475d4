import { useEffect } from 'react';
import { create } from 'zustand';
import { shortlistLimits } from '../content/schemas/shortlist-limits.ts';
import { readBrowserStorage, removeFromBrowserStorage, writeBrowserStorage } from './browserStorage.ts';
import { useWhenShown } from './useWhenShown.ts';

/** A picture by its project's anchor, which outlives changes of the slug, and its key there, with what the visitor noted about it. */
export interface KeptPicture {
  project: string;
  picture: string;
  note: string;
}
export type PictureName = Pick<KeptPicture, 'project' | 'picture'>;

const KEY = 'shortlist';

interface Shortlist {
  kept: KeptPicture[];
  /** Whether its drawer is open. */
  isOpen: boolean;
}

/** On the device only. Changed in the browser only: the server shares it. */
export const useShortlist = create<Shortlist>(() => ({ kept: [], isOpen: false }));

export const isSame = (one: PictureName, other: PictureName): boolean =>
  one.project === other.project && one.picture === other.picture;

/** Another tab may have changed it, so every change begins with what is stored. */
export const storedPictures = (): KeptPicture[] =>
  parseKeptPictures(readBrowserStorage('localStorage', KEY) ?? '[]');

/** @returns whether it is stored: a browser may refuse */
export function storePictures(kept: KeptPicture[]): boolean {
  if (kept.length === 0) removeFromBrowserStorage('localStorage', KEY);
  else if (!writeBrowserStorage('localStorage', KEY, JSON.stringify(kept))) return false;
  useShortlist.setState({ kept });
  return true;
}

/** By hand: a schema would load its library on every page. */
export function parseKeptPictures(stored: string): KeptPicture[] {
  try {
    const list: unknown = JSON.parse(stored);
    const entries: unknown[] = Array.isArray(list) ? list : [];
    return entries.filter(isKeptPicture).slice(0, shortlistLimits.pictures);
  } catch {
    return [];
  }
}

function isKeptPicture(entry: unknown): entry is KeptPicture {
  if (typeof entry !== 'object' || entry === null) return false;
  if (!('project' in entry && 'picture' in entry && 'note' in entry)) return false;
  const { project, picture, note } = entry;
  return typeof project === 'string' && typeof picture === 'string' && typeof note === 'string';
}

const follow = () => useShortlist.setState({ kept: storedPictures() });

/** Reads what is kept once the page is hydrated, and follows other pages and tabs. */
export function useKeptPictures(): KeptPicture[] {
  useWhenShown(follow);
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return useShortlist((shortlist) => shortlist.kept);
}
