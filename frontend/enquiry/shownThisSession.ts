const KEY = 'enquiryShown';

/** Whether the enquiry has opened by itself in this browsing session. Where that cannot be remembered it never does. */
export function wasShown(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** @returns whether it will be remembered */
export function noteShown(): boolean {
  try {
    sessionStorage.setItem(KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}
