import { useId } from 'react';
import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import type { TextPicture } from './textPictures.ts';
import { shownAddress } from '../../draft/keepUnsent.ts';
import { altProblem } from '../../pictures/altProblem.ts';
import styles from './PictureTexts.module.css';

const words = admin.editor;

export interface PictureActions {
  describe: (picture: TextPicture, alt: string) => void;
  decorate: (picture: TextPicture, isDecorative: boolean) => void;
  caption: (picture: TextPicture, words: string) => void;
  putBeside: (picture: TextPicture, isBeside: boolean) => void;
}

interface PictureTextsProps {
  pictures: readonly TextPicture[];
  actions: PictureActions;
}

export function PictureTexts({ pictures, actions }: PictureTextsProps) {
  const title = useId();
  if (pictures.length === 0) return null;
  return (
    <section className={styles['pictures']} aria-labelledby={title}>
      <h3 id={title}>{words.pictures}</h3>
      {pictures.map((picture, place) => (
        // Words that are typed here may move the picture within the text.
        // oxlint-disable-next-line react/no-array-index-key
        <PictureFields key={place} picture={picture} number={place + 1} actions={actions} />
      ))}
    </section>
  );
}

type FieldsProps = Pick<PictureTextsProps, 'actions'> & { picture: TextPicture; number: number };

function PictureFields({ picture, number, actions }: FieldsProps) {
  const { isDecorative, isBeside, canStandBeside, caption } = picture;
  return (
    <fieldset className={styles['picture']}>
      <legend className="vh">{words.picture(number)}</legend>
      <img src={shownAddress(picture.src)} alt="" />
      <div className={styles['fields']}>
        <Description picture={picture} number={number} actions={actions} />
        {caption !== undefined && (
          <label>
            <span className="note">{words.caption(number)}</span>
            <input
              className={field['input']}
              value={caption}
              onChange={(event) => actions.caption(picture, event.target.value)}
            />
          </label>
        )}
        <Box
          label={words.decorative}
          isOn={isDecorative}
          onChange={(isOn) => actions.decorate(picture, isOn)}
        />
        {canStandBeside && (
          <Box label={words.beside} isOn={isBeside} onChange={(isOn) => actions.putBeside(picture, isOn)} />
        )}
      </div>
    </fieldset>
  );
}

function Description({ picture, number, actions }: FieldsProps) {
  const warning = useId();
  return (
    <>
      <label>
        <span className="note">{words.describe(number)}</span>
        <input
          id={`text-picture-${number}`}
          className={field['input']}
          aria-describedby={warning}
          disabled={picture.isDecorative}
          value={picture.isDecorative ? '' : picture.alt}
          onChange={(event) => actions.describe(picture, event.target.value)}
        />
      </label>
      <p className={`${styles['warning']} note`} id={warning}>
        {!picture.isDecorative && altProblem(picture.alt)}
      </p>
    </>
  );
}

interface BoxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Box({ label, isOn, onChange }: BoxProps) {
  return (
    <label className={field['check']}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
