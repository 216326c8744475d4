import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { HoursForm } from './hours/HoursForm.tsx';
import { ModalReception } from './ModalReception.tsx';
import { StudioList } from './rows/StudioList.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionVersionLinks } from './versions/SectionVersionLinks.tsx';
import { StudioContext } from './StudioContext.ts';
import styles from './StudioPage.module.css';
import { type StudioSection, studioSections } from './studioSections.ts';
import { useRestoredEdits } from './rows/useRestoredEdits.ts';
import { isUnsaved, useRowEdits } from './rows/useRowEdits.ts';
import { useSections } from './useSections.ts';

const words = admin.studio;

export function StudioPage() {
  const { sections, save, error, reload } = useSections();
  const hasUnsaved = useRowEdits(({ edits }) => edits.some(isUnsaved));
  useReportUnsaved(
    hasUnsaved,
    useRowEdits(({ isStored }) => isStored),
  );
  const isRestored = useRestoredEdits(Boolean(sections));
  if (sections ? !isRestored : !error) return <Loading title={words.title} />;
  return (
    <AdminPage title={words.title} note={words.note}>
      <ModalReception />
      {sections ? (
        <StudioContext value={{ sections, save }}>
          <div className={styles['studio']}>
            <SectionNav />
            <div className={styles['main']}>
              {studioSections.map((section) => (
                <Section key={section.id} section={section} />
              ))}
            </div>
          </div>
        </StudioContext>
      ) : (
        <FailedList sentence={words.failed.load} retry={reload} />
      )}
    </AdminPage>
  );
}

function Section({ section: { id, page, lists } }: { section: StudioSection }) {
  const { title, note, see } = words.sections[id];
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) place.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <section className={styles['section']} id={id} ref={place} aria-labelledby={`${id}-title`}>
      <div className={styles['top']}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="note">
          {note}.{' '}
          <a href={page} target="_blank" rel="noopener">
            {see}
            <span className="vh"> ({site.a11y.newTab})</span>
          </a>
          . <SectionVersionLinks lists={lists} />
        </p>
      </div>
      <div>
        {id === 'hours' && <HoursForm />}
        {lists.map((list) => (
          <StudioList key={list.id} list={list} />
        ))}
      </div>
    </section>
  );
}
