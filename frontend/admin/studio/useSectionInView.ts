import { useEffect, useState } from 'react';
import { type StudioSection, studioSections } from './studioSections.ts';

/** Below the strip of sections, where reading begins: as a share of the window's height. */
const READING_LINE = 0.3;

/** The last section that begins above the reading line; at the end of the page the last one of all. */
function sectionInView(): StudioSection['id'] | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (isAtEnd && scrollY > 0) return studioSections.at(-1)?.id;
  const begun = studioSections.findLast(({ id }) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box !== undefined && box.top < innerHeight * READING_LINE;
  });
  return (begun ?? studioSections[0])?.id;
}

export function useSectionInView(): StudioSection['id'] | undefined {
  const [present, setPresent] = useState<StudioSection['id']>();
  useEffect(() => {
    const look = () => setPresent(sectionInView());
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return present;
}
