import { useState } from 'react';
import brand from '../../../assets/drawings/brand.svg';
import streets from '../../../assets/drawings/street-plan.svg';
import { Button } from '../../../components/Button.tsx';
import { contact } from '../../../content/contact.ts';
import { mapEmbed } from '../../../content/mapEmbed.ts';
import { contactDetails, site } from '../../../content/site.ts';
import { useContent } from '../../../content/useContent.ts';
import { useIsLight } from '../../../stores/dataLight.ts';
import styles from './StudioMap.module.css';

const words = contact.map;

/** The map service is contacted only when the visitor wants it. */
export function StudioMap() {
  const { mapHref, mapLine, coordinates } = useContent(contactDetails).address;
  const [isWanted, setIsWanted] = useState(false);
  const isLight = useIsLight();
  return (
    <section className={styles['map']} aria-label={words.label}>
      {isWanted && coordinates ? (
        <iframe
          ref={focusOn}
          src={mapEmbed(coordinates)}
          title={mapLine ?? words.label}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : (
        <Drawing />
      )}
      <div className={styles['box']}>
        {mapLine && <p>{mapLine}</p>}
        {coordinates && !isWanted && !isLight && (
          <div className="needs-script">
            <Button small onClick={() => setIsWanted(true)}>
              {words.load}
            </Button>
            {words.note && <p className="note">{words.note}</p>}
          </div>
        )}
        <a className="note" href={mapHref} target="_blank" rel="noopener">
          {words.open}
          <span className="vh"> ({site.a11y.newTab})</span>
        </a>
      </div>
    </section>
  );
}

/** The button that had the focus is gone. */
const focusOn = (map: HTMLIFrameElement | null) => map?.focus();

function Drawing() {
  return (
    <>
      <svg className={styles['streets']} aria-hidden="true" focusable="false">
        <use href={`${streets}#streets`} width="100%" height="100%" />
      </svg>
      <span className={styles['pin']} aria-hidden="true">
        <svg viewBox="-3 -2 44 46" focusable="false">
          <use href={`${brand}#mark`} x="-3" y="-2" width="44" height="46" />
        </svg>
      </span>
    </>
  );
}
