import homePictures from '../../content/home-pictures.json' with { type: 'json' };
import media from '../../content/media.json' with { type: 'json' };
import { largestFile, pictureFiles } from '../../api/pictureFiles.ts';
import servicePictures from '../../content/service-pictures.json' with { type: 'json' };
import servicesPage from '../../content/services-page.json' with { type: 'json' };

export interface ListedPage {
  path: string;
  pictures: string[];
}

export function listedPages(): ListedPage[] {
  const { banners } = media;
  const { hero } = homePictures;
  return [
    page('/', hero.posterDesktop),
    page('/about-us', banners.about.src),
    page('/services', banners.services.src),
    ...services(),
    page('/projects', banners.projects.src),
    page('/blogs', banners.blogs.src),
    page('/contact-us', banners.contact.src),
    page('/disclaimer'),
    page('/privacy-policy'),
  ];
}

/** Without the default one, which /services shows. */
function services(): ListedPage[] {
  return Object.entries(servicePictures)
    .filter(([slug]) => slug !== servicesPage.default)
    .map(([slug, { main, side }]) => page(`/services?category=${slug}`, main.src, side.src));
}

/** @param photographs or uploaded pictures */
export const page = (path: string, ...photographs: string[]): ListedPage => ({
  path,
  pictures: photographs.map((src) => largestFile(pictureFiles(src), 'webp')),
});
