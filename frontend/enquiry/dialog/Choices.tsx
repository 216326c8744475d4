import styles from './Choices.module.css';

export function Choices({
  name,
  legend,
  options,
  chosen = options[0],
}: {
  name: string;
  legend: string;
  options: string[];
  chosen?: string | undefined;
}) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
