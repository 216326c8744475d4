import { allBlogs } from '../content/blogs.json';
import { GoLink } from './GoLink.tsx';

export function AllBlogsLink() {
  return (
    <GoLink back href="/blogs" suppressHydrationWarning>
      {allBlogs}
    </GoLink>
  );
}
