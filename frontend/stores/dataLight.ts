import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { create } from 'zustand';

/** Undefined while it is as the server saw it. Changed in the browser only: the server shares it. */
export const useDataLight = create<{ isLight?: boolean }>(() => ({}));
/** How the server saw the first page of a visit: the later ones are rendered in the browser. */
let wasLight = false;

/** Whether pictures, film and map wait until they are wanted. */
export function useIsLight(): boolean {
  const { isLightVisit = wasLight } = usePageContext();
  return useDataLight(({ isLight }) => isLight) ?? isLightVisit;
}

/** Only the browser knows how slow the line is. */
export function useLightVisit(): void {
  const { isLightVisit = wasLight } = usePageContext();
  useEffect(() => {
    wasLight = isLightVisit;
    const isUndecided = !isLightVisit && !document.cookie.includes('light=');
    if (isUndecided && isSlowConnection()) useDataLight.setState({ isLight: true });
  }, [isLightVisit]);
}

function isSlowConnection(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  return line instanceof Object && 'effectiveType' in line && /[23]g/.test(String(line.effectiveType));
}
