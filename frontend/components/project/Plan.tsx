import type { Project } from '../../api/wire.gen.ts';
import { projectPage } from '../../content/projectPage.ts';
import { useIsLight } from '../../stores/dataLight.ts';
import { LazyLightPicture } from '../light/LazyLightPicture.tsx';
import { UnframedPicture } from '../Picture.tsx';
import styles from './Plan.module.css';

/** Of a drawing of ours; a plan that staff upload is a picture and tells its own size. */
const SHEET = { width: 1012, height: 584 };
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Letters, because the changes have a place on the plan and no order. */
export function Plan({ plan }: Pick<Project, 'plan'>) {
  const { src, caption, changes } = plan;
  if (!src && changes.length === 0) return null;
  return (
    <section className={`section section--tight ${styles['plan']}`} aria-labelledby="plan-title">
      <div className="wrap grid">
        {src && (
          <figure data-aos="fade-up">
            <Drawing {...plan} />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        )}
        <div className={styles['text']} data-aos="fade-up">
          <h2 id="plan-title">{projectPage.planTitle}</h2>
          <ul className="list">
            {changes.map((change, index) => (
              <li key={change}>
                <i>{String.fromCharCode(FIRST_LETTER + index)}</i>
                <span>{change}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Drawing({ src, alt, bytes }: Project['plan']) {
  if (!src) return null;
  return (
    <div className={styles['sheet']}>
      {src.endsWith('.svg') ? (
        <OwnDrawing src={src} alt={alt} />
      ) : (
        <UnframedPicture slot={{ src, alt, bytes, focus: '' }} sizes="(min-width: 48em) 62vw, 93vw" />
      )}
    </div>
  );
}

function OwnDrawing({ src, alt }: Record<'src' | 'alt', string>) {
  const file = `/assets/${src}`;
  if (useIsLight()) return <LazyLightPicture src={src} alt={alt} {...SHEET} webp={file} />;
  return <img src={file} alt={alt} {...SHEET} loading="lazy" decoding="async" />;
}
