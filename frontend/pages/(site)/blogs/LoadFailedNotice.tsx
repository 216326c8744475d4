import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { blogs } from '../../../content/blogs.ts';
import type { Data } from './+data.ts';
import styles from './BlogSearch.module.css';
import { useFailedList } from './loadList.ts';
import { goToList } from './goToList.ts';

const words = blogs.unread;

/** @param onRetry before a search is retried: the focus goes back to the field */
export function LoadFailedNotice({ list, onRetry }: { list: Data; onRetry: () => void }) {
  const { wanted, attempts } = useFailedList();
  const isSearch = wanted && wanted.search !== list.search;
  const retry = () => {
    if (!wanted) return;
    if (isSearch) onRetry();
    void goToList(wanted, isSearch);
  };
  return (
    <div className={styles['unread']} aria-live="polite">
      {wanted && (
        <Notice
          kind="warn"
          action={
            <Button small line onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {/* A new element each time, so that it is announced each time. */}
          <span key={attempts}>
            <strong>{isSearch ? words.search : words.list}</strong> {list.data.length > 0 && words.asBefore}
          </span>
        </Notice>
      )}
    </div>
  );
}
