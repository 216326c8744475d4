import { detailBanner } from '../content/blogs.json';
import { banners } from '../content/media.ts';
import { Banner } from './Banner.tsx';

const [home = '', list = '', here = ''] = detailBanner.crumbs;
const crumbs = [{ label: home, href: '/' }, { label: list, href: '/blogs' }, { label: here }];

export function BlogDetailsBanner() {
  return <Banner title={detailBanner.title} crumbs={crumbs} slot={banners.blogs} short />;
}
