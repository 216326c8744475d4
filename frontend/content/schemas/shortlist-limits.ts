/** What one enquiry can carry; a note in letters. */
export const shortlistLimits = { pictures: 12, note: 200 } as const;
