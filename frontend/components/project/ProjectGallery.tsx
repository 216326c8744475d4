import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { Project } from '../../api/wire.gen.ts';
import { type HeartAt, heartsOf } from '../hearts/heartsOf.tsx';
import { useLightbox } from '../lightbox/useLightbox.tsx';
import { projectSlot } from './projectSlot.ts';

interface OpenGallery {
  pictures: Project['pictures'];
  /** @param from gets the focus back */
  open: (index: number, from: HTMLElement) => void;
  prepare: () => void;
  heart: HeartAt;
}

const Gallery = createContext<OpenGallery>({
  pictures: [],
  open: () => undefined,
  prepare: () => undefined,
  heart: () => null,
});

export const useProjectGallery = () => useContext(Gallery);

/** All pictures of a project in one lightbox, wherever on its page they stand. */
export function ProjectGallery({ project, children }: { project: Project; children: ReactNode }) {
  const { title, place, pictures } = project;
  const heart = heartsOf(project);
  const opener = useRef<HTMLElement>(null);
  const { lightbox, prepare, open } = useLightbox({
    title: [title, place].filter(Boolean).join(', '),
    pictures: pictures.map(projectSlot),
    heart,
    onClose: () => opener.current?.focus({ preventScroll: true }),
  });
  const openFrom = (index: number, from: HTMLElement) => {
    opener.current = from;
    open(index, from);
  };
  return (
    <Gallery value={{ pictures, open: openFrom, prepare, heart }}>
      {children}
      {lightbox}
    </Gallery>
  );
}
