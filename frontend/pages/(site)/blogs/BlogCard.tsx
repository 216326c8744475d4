import type { Card } from '../../../api/wire.gen.ts';
import { GoLink } from '../../../components/GoLink.tsx';
import { PostMeta } from '../../../components/PostMeta.tsx';
import { truncateWords } from '../../../components/truncateWords.ts';
import { PostPicture } from '../../../components/PostPicture.tsx';
import { CARD_HEADING_WORDS, CARD_TEXT_WORDS } from '../../../content/business-constants.ts';
import { blogs } from '../../../content/blogs.ts';
import styles from './BlogCard.module.css';

export function BlogCard({ post }: { post: Card }) {
  const href = `/blog/${post.slug}`;
  return (
    <article className={styles['card']} data-aos="fade-up">
      {/* For the pointer only: the heading has the same link. */}
      <a className={styles['pic']} href={href} tabIndex={-1} aria-hidden="true">
        <PostPicture
          desktop={post.feature_image}
          mobile={post.mb_image}
          alt=""
          sizes="(min-width: 64em) 34vw, (min-width: 37.5em) 48vw, 100vw"
        />
      </a>
      <PostMeta category={post.category} date={post.date_at} className={styles['meta']} />
      <h2>
        <a href={href} title={post.heading}>
          {truncateWords(post.heading, CARD_HEADING_WORDS)}
        </a>
      </h2>
      <p className={styles['text']}>{truncateWords(post.short_description, CARD_TEXT_WORDS)}</p>
      <div className={styles['more']}>
        <GoLink href={href}>
          {blogs.readMore}
          <span className="vh"> {blogs.about.replace('{heading}', () => post.heading)}</span>
        </GoLink>
      </div>
    </article>
  );
}
