import styles from './Choices.module.css';

export function Choices({ name, legend, options }: { name: string; legend: string; options: string[] }) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {options.map((option, index) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={index === 0} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
