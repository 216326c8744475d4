import type { LibraryPicture } from '../../api/wire.gen.ts';
import { CheckBox } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { projectLimits } from '../../content/schemas/project-limits.ts';
import { countOf } from '../kit/fields/countOf.ts';
import { CountedField } from '../kit/fields/CountedField.tsx';
import { FocusCrops, FocusField } from '../kit/fields/FocusField.tsx';
import type { FocusPoint } from '../kit/fields/focusPoint.ts';
import { altProblem } from '../pictures/altProblem.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import styles from './LibraryPanel.module.css';
import { LeftWords } from './LeftWords.tsx';
import { usePictureWords } from './usePictureWords.ts';

const words = admin.library;
const ALT_LETTERS = projectLimits.alt;

interface PictureWordsFieldsProps {
  picture: LibraryPicture;
  onChange: () => void;
}

/** What is kept with the picture, and may be said otherwise where it is used. */
export function PictureWordsFields({ picture, onChange }: PictureWordsFieldsProps) {
  const { fields, change, send, isSaving, isSaved, left, forget } = usePictureWords(picture, onChange);
  const { alt, is_decorative: isDecorative, focal_x: x, focal_y: y } = fields;
  return (
    <div className={styles['words']} onBlur={send}>
      <CountedField
        id="picture-alt"
        label={words.alt}
        hint={words.altHelp}
        rows={3}
        isDisabled={isDecorative}
        warning={isDecorative ? undefined : altProblem(alt)}
        count={countOf(alt, ALT_LETTERS)}
        value={alt}
        onChange={(typed) => change({ alt: typed })}
      />
      {left
        .filter((one) => one !== alt)
        .map((one) => (
          <LeftWords
            key={one}
            alt={one}
            onUse={() => change({ alt: one, is_decorative: false })}
            onDrop={() => forget(one)}
          />
        ))}
      <CheckBox
        id="picture-decorative"
        label={words.decorative}
        checked={isDecorative}
        onChange={({ target }) => change({ is_decorative: target.checked })}
      />
      <Focus src={picture.src} focus={{ x, y }} onChange={(to) => change({ focal_x: to.x, focal_y: to.y })} />
      <output className="note">{isSaving ? words.saving : isSaved && words.saved}</output>
    </div>
  );
}

interface FocusProps {
  src: string;
  focus: FocusPoint;
  onChange: (focus: FocusPoint) => void;
}

function Focus({ src, focus, onChange }: FocusProps) {
  const file = pictureFile(src);
  if (!file) return null;
  return (
    <details className={styles['focus']}>
      <summary>{words.focus}</summary>
      <FocusField src={file.large} focus={focus} onChange={onChange} />
      <FocusCrops src={file.large} focus={focus} />
    </details>
  );
}
