const KEY = 'enquiryPutOffAt';
/** Where storage is refused it lasts as long as the visit without a reload. */
let putOffAt: number | undefined;

/** Somebody has closed the enquiry or sent one: it leaves them in peace for a while. */
export function putOffEnquiry(): void {
  putOffAt = Date.now();
  try {
    localStorage.setItem(KEY, `${putOffAt}`);
  } catch {
    // Kept in memory above.
  }
}

/** When that was last, in milliseconds since 1970; long ago when it never was. */
export function enquiryPutOffAt(): number {
  if (putOffAt !== undefined) return putOffAt;
  try {
    return Number(localStorage.getItem(KEY)) || -Infinity;
  } catch {
    return -Infinity;
  }
}
