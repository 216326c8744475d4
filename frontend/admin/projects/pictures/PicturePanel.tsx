import { CheckBox } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import type { DraftPicture } from '../../draft/projectDraft.ts';
import { FocusCrops, FocusField } from '../../kit/fields/FocusField.tsx';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { undoToast } from '../../kit/undoToast.tsx';
import { altProblem } from '../../pictures/altProblem.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { draftCover, putPictureBack, takeOut } from '../takeOut.ts';
import { LimitedField } from '../fields/LimitedField.tsx';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { pictureFile } from '../../pictures/pictureFile.ts';
import styles from './PicturePanel.module.css';

const words = admin.projects.pictures;

interface PicturePanelProps {
  picture: DraftPicture;
  index: number;
}

/** The picture that is open: what stays in view, what it shows, and what becomes of it. */
export function PicturePanel({ picture, index }: PicturePanelProps) {
  const { draft, change } = useProjectForm();
  const file = pictureFile(picture.src);
  const set = (fields: Partial<DraftPicture>, name: string) => {
    const pictures = draft.pictures.map((one) => (one.key === picture.key ? { ...one, ...fields } : one));
    change({ pictures }, `pictures.${index}.${name}`);
  };
  return (
    <section className={styles['panel']} aria-labelledby="open-picture">
      <Top picture={picture} index={index} />
      <div className={styles['in']}>
        {file ? (
          <FocusField src={file.large} focus={picture.focus} onChange={(focus) => set({ focus }, 'focus')} />
        ) : (
          <p className="note">{words.gone}</p>
        )}
        <PictureWords picture={picture} index={index} set={set} />
      </div>
      {file && (
        <div className={styles['crops']}>
          <FocusCrops src={file.large} focus={picture.focus} />
        </div>
      )}
    </section>
  );
}

function Top({ picture: { key }, index }: PicturePanelProps) {
  const { draft, change, update } = useProjectForm();
  const makeCover = () => {
    const before = draft.cover;
    change({ cover: key });
    undoToast(words.isCover(index + 1), () => change({ cover: before }));
  };
  const remove = () => {
    update(takeOut(key));
    document.querySelector<HTMLElement>('[aria-describedby="pictures-hint"]')?.focus();
    undoToast(words.isOut(index + 1), () => update(putPictureBack(key, draft)));
  };
  const back = () => document.querySelector<HTMLElement>(`[data-opens="pictures.${index}"]`)?.focus();
  return (
    <div className={styles['top']}>
      <TextButton data-back icon="arrowLeft" onClick={back}>
        {words.back}
      </TextButton>
      <h3 id="open-picture" className="num" tabIndex={-1}>
        {words.nameOf(index + 1, draft.pictures.length)}
      </h3>
      <span>
        {draftCover(draft)?.key !== key && <MakeCover onPress={makeCover} />}
        <TextButton onClick={remove}>{words.takeOut}</TextButton>
      </span>
    </div>
  );
}

function MakeCover({ onPress }: { onPress: () => void }) {
  const button = usePassFocus<HTMLButtonElement>('open-picture');
  return (
    <TextButton ref={button} onClick={onPress}>
      {words.makeCover}
    </TextButton>
  );
}

interface PictureWordsProps extends PicturePanelProps {
  set: (fields: Partial<DraftPicture>, name: string) => void;
}

function PictureWords({ picture, index, set }: PictureWordsProps) {
  const { libraryAltTexts } = useProjectForm();
  const path = `pictures.${index}`;
  const { alt, caption, decorative } = picture;
  return (
    <div className={styles['words']}>
      <LimitedField
        path={`${path}.caption`}
        label={words.caption}
        hint={words.captionHelp}
        limit={projectLimits.caption}
        rows={2}
        value={caption}
        onChange={(typed) => set({ caption: typed }, 'caption')}
      />
      <LimitedField
        path={`${path}.alt`}
        label={words.alt}
        hint={words.altHelp}
        limit={projectLimits.alt}
        rows={2}
        isDisabled={decorative}
        warning={decorative ? undefined : altProblem(alt || (libraryAltTexts[picture.src] ?? ''))}
        value={alt}
        onChange={(typed) => set({ alt: typed }, 'alt')}
      />
      <CheckBox
        id={`${path}.decorative`}
        label={words.decorative}
        checked={decorative}
        onChange={({ target }) => set({ decorative: target.checked }, 'decorative')}
      />
    </div>
  );
}
