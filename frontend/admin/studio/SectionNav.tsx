import { useEffect, useRef } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { useStudio } from './StudioContext.ts';
import styles from './SectionNav.module.css';
import { itemsOf } from './rows/listChanges.ts';
import { type StudioSection, studioSections } from './studioSections.ts';
import { useSectionInView } from './useSectionInView.ts';

const words = admin.studio;
/** In pixels: what stands before the present one in the strip can be seen to go on. */
const STRIP_MARGIN = 48;

export function SectionNav() {
  const present = useSectionInView();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href="#${present}"]`);
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - STRIP_MARGIN });
  }, [present]);
  return (
    <nav className={styles['nav']} aria-label={words.navigation}>
      <ul className="list" ref={strip}>
        {studioSections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === present || undefined}>
              {words.sections[section.id].title}
              <Count section={section} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ section: { counted } }: { section: StudioSection }) {
  const { sections } = useStudio();
  if (!counted) return null;
  const value = sections.find(({ name }) => name === counted.section)?.value;
  return <span className="note num">{itemsOf(counted, value).length}</span>;
}
