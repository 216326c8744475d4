import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import type { ProjectDraft } from '../../draft/projectDraft.ts';
import { FocusField } from '../../kit/fields/FocusField.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { PictureSelect } from '../fields/PictureSelect.tsx';
import { TwoFields } from '../fields/TwoFields.tsx';
import { pictureFile } from '../../pictures/pictureFile.ts';
import styles from './MaterialChip.module.css';

export type Material = ProjectDraft['materials'][number];

const words = admin.projects.materials;
const MAX_ZOOM = 20;
const FIRST_CHIP = { x: 50, y: 50, zoom: 4 };

interface MaterialChipProps {
  material: Material;
  index: number;
  change: (fields: Partial<Material>) => void;
}

/** The colour, and the piece of a picture that shows the material. */
export function MaterialChip({ material, index, change }: MaterialChipProps) {
  const { pictures } = useProjectForm().draft;
  const { chip, colour } = material;
  const path = `materials.${index}`;
  const file = pictureFile(pictures.find(({ key }) => key === chip?.picture)?.src ?? '');
  return (
    <>
      <TwoFields>
        <div className={field['field']}>
          <label htmlFor={`${path}.colour`}>{words.colour}</label>
          <input
            className={styles['colour']}
            id={`${path}.colour`}
            type="color"
            value={colour}
            onChange={({ target }) => change({ colour: target.value })}
          />
        </div>
        <PictureSelect
          path={`${path}.chip`}
          label={words.chip}
          value={chip?.picture ?? null}
          onChange={(picture) =>
            change({ chip: picture === null ? null : { ...FIRST_CHIP, ...chip, picture } })
          }
        />
      </TwoFields>
      {chip && file && (
        <Piece src={file.large} colour={colour} chip={chip} onChange={(next) => change({ chip: next })} />
      )}
    </>
  );
}

type Chip = NonNullable<Material['chip']>;

interface PieceProps {
  src: string;
  colour: string;
  chip: Chip;
  onChange: (chip: Chip) => void;
}

function Piece({ src, colour, chip, onChange }: PieceProps) {
  return (
    <div className={styles['piece']}>
      <FocusField src={src} focus={chip} onChange={({ x, y }) => onChange({ ...chip, x, y })} />
      <div>
        <p
          className={styles['chip']}
          style={{ '--tone': colour, '--x': `${chip.x}%`, '--y': `${chip.y}%`, '--zoom': chip.zoom }}
        >
          <img src={src} alt="" />
        </p>
        <label className={styles['zoom']}>
          {words.zoom}
          <input
            type="range"
            min="1"
            max={MAX_ZOOM}
            value={chip.zoom}
            onChange={({ target }) => onChange({ ...chip, zoom: Number(target.value) })}
          />
        </label>
      </div>
    </div>
  );
}
