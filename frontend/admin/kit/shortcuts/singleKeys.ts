const PLACE = 'adminSingleKeys';

/** On this device; on where nothing can be read. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, 'off');
  } catch {
    // A browser that keeps nothing asks again.
  }
}
