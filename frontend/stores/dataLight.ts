import { usePageContext } from 'vike-react/usePageContext';
import { create } from 'zustand';
import { lightChoice } from '../api/lightCookie.ts';
import { useWhenShown } from './useWhenShown.ts';

/** Undefined while it is as the server saw it. Changed in the browser only: the server shares it. */
export const useDataLight = create<{ isLight?: boolean }>(() => ({}));

/** Whether pictures, film and map wait until they are wanted. */
export function useIsLight(): boolean {
  const { isLightVisit = false } = usePageContext();
  return useDataLight(({ isLight }) => isLight) ?? isLightVisit;
}

/** Also a page that was served whole, before the line was found to be slow. */
export function useLightVisit(): void {
  useWhenShown(readChoice);
}

function readChoice(): void {
  const choice = lightChoice(document.cookie);
  if (choice) useDataLight.setState({ isLight: choice === 'on' });
}
