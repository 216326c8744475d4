import { useState } from 'react';
import { useIsLight } from '../stores/dataLight.ts';

/** In a light visit a picture waits until it is wanted. */
export function useHeldPicture() {
  const isLight = useIsLight();
  const [isWanted, setIsWanted] = useState(false);
  return { isHeld: isLight && !isWanted, isWanted, show: () => setIsWanted(true) };
}
