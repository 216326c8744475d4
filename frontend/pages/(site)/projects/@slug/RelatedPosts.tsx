import { LinkRows } from '../../../../components/LinkRows.tsx';
import { projectPage } from '../../../../content/projectPage.ts';
import type { Data } from './+data.ts';
import styles from './RelatedPosts.module.css';

export function RelatedPosts({ posts }: { posts: Data['related_posts'] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles['related']} aria-labelledby="related-title">
      <div className="wrap grid">
        <h2 id="related-title">{projectPage.relatedTitle}</h2>
        <div className={styles['posts']}>
          <LinkRows links={posts.map(({ slug, heading }) => ({ href: `/blog/${slug}`, text: heading }))} />
        </div>
      </div>
    </section>
  );
}
