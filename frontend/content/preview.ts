/** Around a post that is shown by its private link. */
export const preview = {
  title: 'Preview:',
  text: 'this is not on the site. Whoever has this link can read it until the link expires.',
  notValid: 'This preview link is no longer valid. Please ask for a new one.',
};

/** Above every page with words that are shown by a private link. */
export const contentPreviewNotice = 'Preview: these words are not on the site yet.';
