import type { ListQuery } from '../../../api/posts.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Pagination } from '../../../components/Pagination.tsx';
import { blogs, foundBlogs, noSuchPage } from '../../../content/blogs.ts';
import { system } from '../../../content/system.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import type { Data } from './+data.shared.ts';
import { BlogCard } from './BlogCard.tsx';
import styles from './BlogList.module.css';
import { blogsHref } from './blogsHref.ts';
import { useIsUnread } from './readList.ts';
import { turnTo } from './turnTo.ts';

const words = system.states;

/** The cards of one page, what a search found, and the way to the other pages. */
export function BlogList({ list }: { list: Data }) {
  const { data: posts, pagination, search, page } = list;
  const isUnread = useIsUnread(list);
  const isLoading = useNavigation((navigation) => navigation.isUnderWay);
  return (
    <div className={styles['list']} aria-busy={isLoading}>
      <output className={`note ${styles['status']} ${search ? '' : styles['isAbove']}`}>
        {isLoading ? words.loading : search && !isUnread && foundBlogs(pagination.total, search)}
      </output>
      {posts.length > 0 ? (
        <div className={styles['cards']}>
          {posts.map((post) => (
            <BlogCard key={post.id} post={post} />
          ))}
        </div>
      ) : (
        !isLoading && !isUnread && <Nothing search={search} page={page} />
      )}
      <div className={styles['pages']}>
        <Pagination
          label={blogs.pagination.label}
          page={page}
          pages={pagination.pages}
          href={(to) => blogsHref({ search, page: to })}
          onTurn={(to) => void turnTo({ search, page: to })}
        />
      </div>
    </div>
  );
}

function Nothing({ search, page }: ListQuery) {
  if (page > 1) {
    return (
      <EmptyState title={noSuchPage(page, search)}>
        <ButtonLink href={blogsHref({ search, page: 1 })} line small>
          {blogs.noPage.cta}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={words.noBlogs} help={words.noBlogsHelp}>
      {search && (
        <ButtonLink href="/blogs" line small>
          {words.clearSearch}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
