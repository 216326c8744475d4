// Apart from those of other pages, so that a page takes along only the slots it shows.
export { hero, home as homePictures } from './home-pictures.json';

/** Of `assets/film/hero.vtt`. */
export const captions = { srcLang: 'en', label: 'English' };
