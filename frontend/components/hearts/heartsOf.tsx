import type { ReactNode } from 'react';
import type { ProjectPicture } from '../../content/schemas/project.ts';
import { Heart } from './Heart.tsx';
import { captionOf } from './captionOf.ts';

/** The heart of the picture at an index, for components that show one picture of a project at a time. */
export type HeartAt = (index: number, className: string | undefined) => ReactNode;

interface Pictured {
  anchor: string;
  pictures: readonly ProjectPicture[];
}

export function heartsOf({ anchor, pictures }: Pictured): HeartAt {
  return function heartAt(index, className) {
    const picture = pictures[index];
    if (!picture) return null;
    const name = { project: anchor, picture: picture.key, number: index + 1, caption: captionOf(picture) };
    return <Heart {...name} className={className} />;
  };
}
