/** Above lists in which staff look for something. */
export const finding = {
  show: 'Show',
  all: 'All',
  searchPosts: 'Search title and text',
  searchProjects: 'Search title and place',
  sort: 'Sort',
  sorts: { date: 'By date', title: 'By title', changed: 'By last change' },
  orders: { date: 'newest first', title: 'by title', changed: 'last changed first' },
  nothing: 'Nothing fits.',
  nothingHelp: 'Try another word, or show all.',
  nothingChosen: 'Choose otherwise, or show all.',
  showAll: 'Show all',
  noOrder: 'Show all projects to change their order.',
};
