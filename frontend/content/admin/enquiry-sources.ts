const direct = 'Direct, or not known';
const named = (source: string) => (source === 'direct' ? direct : source);

export const enquirySources = {
  source: 'Source',
  all: 'All sources',
  named,
  counted: (source: string, count: number) => `${named(source)} (${count})`,
  post: 'About the blog',
  began: (page: string, host: string | null) =>
    host === null ? `The visit began at ${page}` : `The visit began at ${page}, from ${host}`,
};
