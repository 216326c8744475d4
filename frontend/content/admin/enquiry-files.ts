export const attachedFiles = {
  title: (count: number) => (count === 1 ? '1 file came with it' : `${count} files came with it`),
  lost: 'could not be kept when it arrived. Please ask for it.',
  download: 'Download',
  failed: 'The file could not be loaded. Please try again.',
};
