import type { ListQuery } from '../../../api/posts.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageLinks } from '../../../components/PageLinks.tsx';
import { blogs, foundBlogs, noSuchPage } from '../../../content/blogs.ts';
import { states as words } from '../../../content/states.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import type { Data } from './+data.ts';
import { BlogCard } from './BlogCard.tsx';
import styles from './BlogList.module.css';
import { blogsHref } from './blogsHref.ts';
import { useHasFailed } from './loadList.ts';
import { goToList } from './goToList.ts';

export function BlogList({ list }: { list: Data }) {
  const { data: posts, pagination, search, page } = list;
  const hasFailed = useHasFailed(list);
  const isLoading = useNavigation((navigation) => navigation.isUnderWay);
  return (
    <div className={styles['list']} aria-busy={isLoading}>
      <output className={`note ${styles['status']} ${search ? '' : styles['isAbove']}`}>
        {isLoading ? words.loading : search && !hasFailed && foundBlogs(pagination.total, search)}
      </output>
      {posts.length > 0 ? (
        <div className={styles['cards']}>
          {posts.map((post) => (
            <BlogCard key={post.id} post={post} />
          ))}
        </div>
      ) : (
        !isLoading && !hasFailed && <Nothing search={search} page={page} />
      )}
      <div className={styles['pages']}>
        <PageLinks
          label={blogs.pagination.label}
          page={page}
          pages={pagination.pages}
          href={(to) => blogsHref({ search, page: to })}
          onTurn={(to) => void goToList({ search, page: to })}
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
