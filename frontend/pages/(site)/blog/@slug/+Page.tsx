import { useData } from 'vike-react/useData';
import { BlogDetailsBanner } from '../../../../components/BlogDetailsBanner.tsx';
import { PostArticle } from '../../../../components/post/PostArticle.tsx';
import { LetsTalk } from '../../../../layout/LetsTalk.tsx';
import { Main } from '../../../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { LatestBlogs } from './LatestBlogs.tsx';

export function Page() {
  const { post, latest } = useData<Data>();
  return (
    <>
      <Main>
        <BlogDetailsBanner />
        <div className="section section--after-banner">
          <div className="wrap grid">
            <PostArticle post={post} />
            <LatestBlogs latest={latest} />
          </div>
        </div>
      </Main>
      <LetsTalk />
    </>
  );
}
