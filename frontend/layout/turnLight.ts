import { lightCookie } from '../api/lightCookie.ts';
import { isOff, isOn } from '../content/light.json';
import { useDataLight } from '../stores/dataLight.ts';

/** On this device, from now on. @returns what is said of it */
export function turnLight(isLight: boolean): string {
  document.cookie = lightCookie(isLight, location.protocol === 'https:');
  useDataLight.setState({ isLight });
  return isLight ? isOn : isOff;
}
