import { forgetDesks } from './desk/useDeskState.ts';
import { removeNoteCopies } from './noteCopy.ts';

/** What is not sent yet, on this device. */
export function forgetEnquiries(ids: readonly string[]): void {
  removeNoteCopies(localStorage, ({ enquiry }) => ids.includes(enquiry));
  forgetDesks((enquiry) => ids.includes(enquiry));
}
