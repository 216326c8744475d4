import { AllBlogsLink } from '../../../../components/AllBlogsLink.tsx';
import { PostMeta } from '../../../../components/PostMeta.tsx';
import { UploadedPicture } from '../../../../components/UploadedPicture.tsx';
import type { Data } from './+data.shared.ts';
import styles from './Post.module.css';
import { PostBody } from './PostBody.tsx';

export function Post({ post }: { post: Data['post'] }) {
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
