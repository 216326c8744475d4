import { useData } from 'vike-react/useData';
import { Banner } from '../../../components/Banner.tsx';
import { blogs } from '../../../content/blogs.ts';
import { banners } from '../../../content/media.ts';
import { LetsTalk } from '../../../layout/LetsTalk.tsx';
import { Main } from '../../../layout/Main.tsx';
import { useWayBack } from '../../../layout/useWayBack.ts';
import type { Data } from './+data.ts';
import { BlogList } from './BlogList.tsx';
import styles from './BlogList.module.css';
import { BlogSearch } from './BlogSearch.tsx';
import { followBlogsHistory, useShownList } from './goToList.ts';
import { SideWidget } from './SideWidget.tsx';
import { useRememberedList } from './useRememberedList.ts';

const [home = '', here = ''] = blogs.banner.crumbs;

export function Page() {
  const served = useData<Data>();
  const list = useShownList((shown) => shown.list) ?? served;
  useRememberedList(list);
  useWayBack(followBlogsHistory);
  return (
    <>
      <Main>
        <Banner
          title={blogs.banner.title}
          crumbs={[{ label: home, href: '/' }, { label: here }]}
          slot={banners.blogs}
          short
        />
        <section className="section section--after-banner" aria-label={blogs.listLabel}>
          <div className="wrap grid">
            <BlogSearch list={list} />
            <div className={styles['main']}>
              <BlogList list={list} />
            </div>
            <SideWidget />
          </div>
        </section>
      </Main>
      <LetsTalk />
    </>
  );
}
