import { useId } from 'react';
import field from '../../components/Field.module.css';
import { admin } from '../../content/admin.ts';
import type { TextPicture } from './textPictures.ts';
import { altProblem } from '../pictures/altProblem.ts';
import styles from './PictureTexts.module.css';

interface PictureTextsProps {
  pictures: readonly TextPicture[];
  onDescribe: (picture: TextPicture, alt: string) => void;
}

export function PictureTexts({ pictures, onDescribe }: PictureTextsProps) {
  const title = useId();
  if (pictures.length === 0) return null;
  return (
    <section className={styles['pictures']} aria-labelledby={title}>
      <h3 id={title}>{admin.editor.pictures}</h3>
      {pictures.map((picture, place) => (
        <Description key={picture.index} picture={picture} number={place + 1} onDescribe={onDescribe} />
      ))}
    </section>
  );
}

type DescriptionProps = Pick<PictureTextsProps, 'onDescribe'> & { picture: TextPicture; number: number };

function Description({ picture, number, onDescribe }: DescriptionProps) {
  const warning = useId();
  return (
    <div>
      <label>
        <img src={picture.src} alt="" />
        <span className="vh">{admin.editor.describe(number)}</span>
        <input
          className={field['input']}
          placeholder={admin.editor.describe(number)}
          aria-describedby={warning}
          value={picture.alt}
          onChange={(event) => onDescribe(picture, event.target.value)}
        />
      </label>
      <p className={`${styles['warning']} note`} id={warning}>
        {altProblem(picture.alt)}
      </p>
    </div>
  );
}
