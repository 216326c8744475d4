import type { PageContextServer } from 'vike/types';
import { largestFile, pictureFiles } from '../../../../api/pictureFiles.ts';
import { pictureOf } from '../../../../components/project/pictureOf.ts';
import { banners } from '../../../../content/media.ts';
import { madeCardOf, type Subject } from '../../../../head/subject.ts';
import type { Data } from './+data.ts';

export function subject({ data: { project } }: PageContextServer<Data>): Subject {
  const { title, place, year, pictures } = project;
  const cover = pictureOf(project, project.cover) ?? pictures[0];
  return {
    card: madeCardOf(project.card, cover?.alt || title, banners.projects),
    name: title,
    work: {
      title,
      place,
      year,
      pictures: pictures.map(({ src, alt }) => ({
        path: largestFile(pictureFiles(src), 'webp'),
        caption: alt,
      })),
    },
  };
}
