import { detailBanner } from '../content/blogs.json';
import { banners } from '../content/media.ts';
import { useListQuery } from '../stores/listQuery.ts';
import { Banner } from './Banner.tsx';

const [home = '', list = '', here = ''] = detailBanner.crumbs;

export function BlogDetailsBanner() {
  const query = useListQuery();
  const crumbs = [{ label: home, href: '/' }, { label: list, href: `/blogs${query}` }, { label: here }];
  return <Banner title={detailBanner.title} crumbs={crumbs} slot={banners.blogs} short />;
}
