import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { create } from 'zustand';
import { lightChoice, lightCookie } from '../api/lightChoice.ts';

const SLOW = ['slow-2g', '2g', '3g'];

/** Undefined while it is as the server saw it. Changed in the browser only: the server shares it. */
const useDataLight = create<{ isLight: boolean | undefined }>(() => ({ isLight: undefined }));

/** Whether pictures, film and map wait until they are wanted. */
export function useIsLight(): boolean {
  const { isLightVisit = false } = usePageContext();
  return useDataLight(({ isLight }) => isLight) ?? isLightVisit;
}

export function chooseLight(isLight: boolean): void {
  document.cookie = lightCookie(isLight, location.protocol === 'https:');
  useDataLight.setState({ isLight });
}

/** Later pages of the visit are rendered in the browser, which alone knows how slow the line is. */
export function useLightVisit(): void {
  const { isLightVisit = false } = usePageContext();
  useEffect(() => {
    if (useDataLight.getState().isLight !== undefined) return;
    const isSlow = lightChoice(document.cookie) === undefined && isSlowConnection();
    if (isLightVisit || isSlow) useDataLight.setState({ isLight: true });
  }, [isLightVisit]);
}

function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && SLOW.includes(String(connection.effectiveType)));
}
