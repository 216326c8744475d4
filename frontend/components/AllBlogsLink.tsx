import { allBlogs } from '../content/blogs.json';
import { useListQuery } from '../stores/listQuery.ts';
import { GoLink } from './GoLink.tsx';

export function AllBlogsLink() {
  return (
    <GoLink back href={`/blogs${useListQuery()}`}>
      {allBlogs}
    </GoLink>
  );
}
