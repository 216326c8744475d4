import type { ReadPost } from '../../api/posts.ts';
import { AllBlogsLink } from '../AllBlogsLink.tsx';
import { PostMeta } from '../PostMeta.tsx';
import { UploadedPicture } from '../UploadedPicture.tsx';
import styles from './Post.module.css';
import { PostBody } from './PostBody.tsx';

export function Post({ post }: { post: ReadPost }) {
  return (
    <article className={styles['post']}>
      <header>
        <PostMeta date={post.date_at} />
        <h2 className={styles['title']}>{post.heading}</h2>
      </header>
      <UploadedPicture
        className={styles['pic']}
        desktop={post.feature_image}
        mobile={post.mb_image}
        alt={post.alt}
        sizes="(min-width: 768px) 72vw, 100vw"
        first
      />
      <PostBody html={post.html} />
      <p className={styles['back']}>
        <AllBlogsLink />
      </p>
    </article>
  );
}
