import type { Project } from '../../api/wire.gen.ts';
import { countedInWords, projectPage } from '../../content/projectPage.ts';
import { UnframedPicture } from '../Picture.tsx';
import { pictureFiles } from '../../api/pictureFiles.ts';
import styles from './Materials.module.css';
import { pictureOf } from './pictureOf.ts';
import { StoryPicture } from './StoryPicture.tsx';
import { unusedPicture } from './unusedPicture.ts';

type Material = Project['materials'][number];

/** A chip's width in px, and how many of it a picture is wide at a zoom of 1. */
const CHIP = { px: 72, perZoom: 2.2 };

export function Materials({ project }: { project: Project }) {
  const { materials } = project;
  const picture = unusedPicture(project);
  if (materials.length === 0) return null;
  return (
    <section className={`section section--tight ${styles['materials']}`} aria-labelledby="materials-title">
      <div className="wrap grid">
        <div className={styles['side']}>
          <h2 id="materials-title">{countedInWords(projectPage.materials, materials.length)}</h2>
          {picture && (
            <figure data-aos="fade-up">
              <StoryPicture picture={picture} ratio="r-4x5" sizes="(min-width: 48em) 56vw, 112vw" />
            </figure>
          )}
        </div>
        <ul className={`list ${styles['rows']}`}>
          {materials.map((material) => (
            <li key={material.name}>
              <Swatch project={project} material={material} />
              <div>
                <h3>{material.name}</h3>
                {material.where && <p>{material.where}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A piece of the picture that shows the material. */
function Swatch({ project, material: { colour, chip } }: { project: Project; material: Material }) {
  const picture = chip && pictureOf(project, chip.picture);
  return (
    <span className={styles['swatch']} style={{ '--tone': colour }} aria-hidden="true">
      {picture && <Piece src={picture.src} {...chip} />}
    </span>
  );
}

function Piece({ src, x, y, zoom }: { src: string } & NonNullable<Material['chip']>) {
  const { width, height } = pictureFiles(src);
  const wide = zoom * CHIP.perZoom;
  const style = { '--wide': wide, '--high': (wide * height) / width, '--x': x, '--y': y };
  return (
    <span className={styles['piece']} style={style}>
      <UnframedPicture
        slot={{ src, alt: '', focus: '' }}
        sizes={`${Math.round(wide * CHIP.px)}px`}
        decorative
      />
    </span>
  );
}
