/** When the API cannot be read, and when something of ours broke. */
export const failures = {
  unavailable: {
    title: 'Back in a moment',
    text: 'This page cannot be shown just now. Please try again in a minute.',
    cta: 'Try again',
  },
  broken: {
    title: 'Something broke',
    text: 'The mistake is ours, and it has been noted. Please try again, or ring us.',
    cta: 'Go back home',
  },
};
