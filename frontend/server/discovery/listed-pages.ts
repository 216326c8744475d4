import homePictures from '../../content/home-pictures.json' with { type: 'json' };
import media from '../../content/media.json' with { type: 'json' };
import { madePicture, pictureUrl } from '../../content/pictures.ts';
import projectList from '../../content/projects.json' with { type: 'json' };
import range from '../../content/range.json' with { type: 'json' };
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
    page('/projects', banners.projects.src, ...projectPictures()),
    page('/what-it-costs', range.picture.src),
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

const projectPictures = () =>
  projectList.projects.flatMap(({ slug, images }) =>
    Array.from({ length: images }, (_, n) => `projects/${slug}/${String(n + 1).padStart(2, '0')}.jpg`),
  );

const page = (path: string, ...photographs: string[]): ListedPage => ({
  path,
  pictures: photographs.map((src) => pictureUrl(src, madePicture(src).widths.at(-1) ?? 0, 'webp')),
});
