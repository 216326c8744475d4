import { admin } from '../../../content/admin/admin.ts';
import type { DraftPicture } from '../../draft/projectDraft.ts';
import { OrderControls } from '../../kit/order/OrderControls.tsx';
import { useReorder } from '../../kit/order/useReorder.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { draftCover, lacksAlt } from '../takeOut.ts';
import { PictureFrame } from '../fields/PictureFrame.tsx';
import styles from './PictureGrid.module.css';

const words = admin.projects.pictures;

interface PictureGridProps {
  opened: string | undefined;
  onOpen: (key: string) => void;
}

export function PictureGrid({ opened, onOpen }: PictureGridProps) {
  const { draft, change } = useProjectForm();
  const { pictures } = draft;
  const cover = draftCover(draft);
  const { rowProps, entryAt, said } = useReorder({
    items: pictures,
    keyOf: ({ key }) => key,
    nameOf: (_picture, index) => words.name(index + 1),
    onOrder: (order) => change({ pictures: [...order] }),
  });
  if (pictures.length === 0) return <p className="note">{words.none}</p>;
  return (
    <>
      <ol className={styles['pictures']} aria-label={admin.projects.sections.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.key} {...rowProps(picture)}>
            <button
              type="button"
              className={styles['picture']}
              aria-pressed={picture.key === opened}
              data-opens={`pictures.${index}`}
              onClick={() => onOpen(picture.key)}
            >
              <Thumb picture={picture} number={index + 1} isCover={picture === cover} />
            </button>
            <OrderControls isGrid {...entryAt(picture, index)} />
          </li>
        ))}
      </ol>
      <output className="vh">{said}</output>
    </>
  );
}

function Thumb({ picture, number, isCover }: { picture: DraftPicture; number: number; isCover: boolean }) {
  return (
    <>
      <PictureFrame picture={picture} empty={words.gone} />
      <span className={`${styles['number']} num`}>
        <span className="vh">{words.picture} </span>
        {number}
        <span className="vh">, {picture.alt}</span>
      </span>
      {isCover && (
        <span className={styles['flag']} data-cover>
          {words.cover}
        </span>
      )}
      {lacksAlt(picture) && <span className={styles['flag']}>{words.noAlt}</span>}
    </>
  );
}
