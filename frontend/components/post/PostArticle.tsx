import type { DecodedPost } from '../../api/posts.ts';
import { AllBlogsLink } from '../AllBlogsLink.tsx';
import { PostMeta } from '../PostMeta.tsx';
import { PostPicture } from '../PostPicture.tsx';
import styles from './PostArticle.module.css';
import { PostBody } from './PostBody.tsx';

export function PostArticle({ post }: { post: DecodedPost }) {
  return (
    <article className={styles['post']}>
      <header>
        <PostMeta category={post.category} date={post.date_at} />
        <h2 className={styles['title']}>{post.heading}</h2>
      </header>
      <PostPicture
        className={styles['pic']}
        desktop={post.feature_image}
        mobile={post.mb_image}
        alt={post.alt}
        bytes={post.picture_bytes[post.feature_image || post.mb_image]}
        sizes="(min-width: 48em) 72vw, 100vw"
        first
      />
      <PostBody html={post.html} bytes={post.picture_bytes} />
      <p className={styles['back']}>
        <AllBlogsLink />
      </p>
    </article>
  );
}
