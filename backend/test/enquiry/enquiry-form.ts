/** What a visitor types in; give what differs. */
export function enquiryForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Asha Verma',
    email: 'asha@example.com',
    phone: '098765 43210',
    message: 'A flat in Sector 79,\nthree rooms.',
    consent: true,
    ...changes,
  };
}

/** What makes any enquiry a suspect. */
export const robot = { website: 'https://example.com', elapsed_ms: '900' };
