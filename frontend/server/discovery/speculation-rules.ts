/** Staff, what counts as a visit or a receipt, what belongs to this device or this moment, and what is no page. */
export const NEVER = [
  '/admin',
  '/admin/*',
  '/api/*',
  '/consent*',
  '/project',
  '/project\\?*',
  '/shortlist*',
  '/thank-you*',
  '/*-preview/*',
  '/*.xml',
];

const anyPage = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: NEVER } },
    // They open the enquiry or change the page in place.
    { not: { selector_matches: '[data-held]' } },
  ],
};

/** Which of a page's links browsers may fetch ahead: a pointed-at one, and with its pictures once it is pressed. */
export const speculationRules = {
  prefetch: [{ where: anyPage, eagerness: 'moderate' }],
  prerender: [{ where: anyPage, eagerness: 'conservative' }],
};
