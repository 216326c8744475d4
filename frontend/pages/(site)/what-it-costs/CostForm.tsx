import type { RefObject } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Answers } from '../../../content/costRange.ts';
import { costWords } from '../../../content/range.ts';
import styles from './CostForm.module.css';
import { SizeSlider } from './SizeSlider.tsx';

const words = costWords;
const types = Object.entries(words.type.options);
const grades = Object.entries(words.grade.options);

interface CostFormProps {
  form: RefObject<HTMLFormElement | null>;
  answers: Answers;
  onChange: () => void;
}

/** Without script its button asks the server for the figure. */
export function CostForm({ form, answers, onChange }: CostFormProps) {
  return (
    <form
      className={styles['form']}
      ref={form}
      action="/what-it-costs"
      autoComplete="off"
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <h2 id="cost-title">{words.title[answers.type]}</h2>
        <p className={styles['lead']}>{words.lead}</p>
      </div>
      <fieldset>
        <legend>{words.type.label}</legend>
        <div className={styles['types']}>
          {types.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="type" value={value} defaultChecked={value === answers.type} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SizeSlider key={answers.type} answers={answers} />
      <Grades chosen={answers.grade} />
      <div className="without-script">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}

function Grades({ chosen }: { chosen: Answers['grade'] }) {
  return (
    <fieldset>
      <legend>{words.grade.label}</legend>
      <div className={styles['grades']}>
        {grades.map(([value, { name, line }]) => (
          <label key={value}>
            <input type="radio" name="grade" value={value} defaultChecked={value === chosen} />
            <b>{name}</b>
            <span>{line}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
