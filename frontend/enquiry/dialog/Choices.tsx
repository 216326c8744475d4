import styles from './Choices.module.css';

export function Choices({
  name,
  legend,
  options,
}: {
  name: string;
  legend: string;
  options: Record<string, string>;
}) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {Object.entries(options).map(([value, label], index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
