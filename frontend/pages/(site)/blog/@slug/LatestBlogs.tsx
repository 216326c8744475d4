import { LinkRows } from '../../../../components/LinkRows.tsx';
import { blogs } from '../../../../content/blogs.ts';
import type { Data } from './+data.ts';
import styles from './LatestBlogs.module.css';

export function LatestBlogs({ latest }: { latest: Data['latest'] }) {
  if (latest.length === 0) return null;
  return (
    <aside className={styles['latest']} aria-labelledby="latest-title">
      <h2 className="label" id="latest-title">
        {blogs.latestTitle}
      </h2>
      <LinkRows links={latest.map(({ slug, heading }) => ({ href: `/blog/${slug}`, text: heading }))} />
    </aside>
  );
}
