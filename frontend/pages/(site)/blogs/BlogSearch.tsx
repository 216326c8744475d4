import { Icon } from '../../../components/Icon.tsx';
import { blogs } from '../../../content/blogs.ts';
import type { Data } from './+data.ts';
import styles from './BlogSearch.module.css';
import { LoadFailedNotice } from './LoadFailedNotice.tsx';
import { useSearchAsYouType } from './useSearchAsYouType.ts';

const words = blogs.search;

export function BlogSearch({ list }: { list: Data }) {
  const { form, input, submit, clear } = useSearchAsYouType();
  return (
    <search className={styles['search']}>
      <form action="/blogs" ref={form} onSubmit={submit}>
        <label className="vh" htmlFor="blog-search">
          {words.label}
        </label>
        <Icon name="magnifier" />
        <input
          ref={input}
          id="blog-search"
          name="search"
          type="search"
          placeholder={words.placeholder}
          defaultValue={list.search}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          className={`needs-script ${styles['clear']}`}
          type="button"
          aria-label={words.clear}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      </form>
      <LoadFailedNotice list={list} onRetry={() => input.current?.focus()} />
    </search>
  );
}
