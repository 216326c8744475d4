/** Keys that do something anywhere in the admin. */
export const shortcuts = {
  title: 'Keys',
  search: 'Search this list',
  save: 'Save',
  publish: 'Publish',
  back: 'Back, when you are not in a field',
  list: 'Show these keys',
  control: 'Ctrl',
  command: '⌘',
  names: { enter: 'Enter', escape: 'Esc' },
  single: 'Use the keys / and ?',
  singleHelp:
    'Switch them off if you speak to your computer, or press keys by accident. This device remembers it.',
};
