import { useData } from 'vike-react/useData';
import { BlogDetailsBanner } from '../../../../components/BlogDetailsBanner.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { PostArticle } from '../../../../components/post/PostArticle.tsx';
import { preview } from '../../../../content/preview.ts';
import { Main } from '../../../../layout/Main.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { post } = useData<Data>();
  return (
    <Main>
      <BlogDetailsBanner />
      <div className="section section--after-banner">
        <div className="wrap">
          <Notice kind="warn">
            <strong>{preview.title}</strong> {preview.text}
          </Notice>
        </div>
        <div className="wrap grid">
          <PostArticle post={post} />
        </div>
      </div>
    </Main>
  );
}
