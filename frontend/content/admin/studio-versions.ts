/** Of the versions of a section of words. */
export const studioVersions = {
  title: 'Versions',
  /** Before the name of a section. */
  of: 'of',
  order: (list: string) => `${list}: the order`,
  field: (entry: string, field: string) => `${entry}: ${field}`,
  checked: { yes: 'Yes', no: 'No' },
  onSite: {
    answer: 'goes on the site at once, in place of the words that are there now.',
    help: 'The present words stay in the list and can be put back the same way. What is typed in a row and not saved stays in that row.',
  },
  done: 'The former words are back. They are on the site.',
  failed: 'The former words could not be put back.',
  conflict: 'Nothing was put back. Their words are in the list now: look at them, then try again.',
};
