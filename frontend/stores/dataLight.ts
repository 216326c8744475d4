import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { create } from 'zustand';
import { lightChoice, lightCookie } from '../api/lightChoice.ts';

const SLOW = ['slow-2g', '2g', '3g'];

/** Undefined while it is as the server saw it. Changed in the browser only: the server shares it. */
const useDataLight = create<{ isLight: boolean | undefined }>(() => ({ isLight: undefined }));
/** How the server saw the first page of a visit: the later ones are rendered in the browser. */
let wasLight = false;

/** Whether pictures, film and map wait until they are wanted. */
export function useIsLight(): boolean {
  const { isLightVisit = wasLight } = usePageContext();
  return useDataLight(({ isLight }) => isLight) ?? isLightVisit;
}

export function chooseLight(isLight: boolean): void {
  document.cookie = lightCookie(isLight, location.protocol === 'https:');
  useDataLight.setState({ isLight });
}

/** Only the browser knows how slow the line is. */
export function useLightVisit(): void {
  const { isLightVisit = wasLight } = usePageContext();
  useEffect(() => {
    wasLight = isLightVisit;
    const isUndecided = !isLightVisit && lightChoice(document.cookie) === undefined;
    if (isUndecided && isSlowConnection()) useDataLight.setState({ isLight: true });
  }, [isLightVisit]);
}

function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && SLOW.includes(String(connection.effectiveType)));
}
