import { Icon, type IconName } from '../../../components/Icon.tsx';
import roundStyles from '../../../components/RoundButton.module.css';
import styles from './Hero.module.css';

interface Face {
  icon: IconName;
  label: string;
}

/** The styles show one of its two faces, by the film's state. */
export function FilmControl({ name, off, on }: { name: 'sound' | 'play'; off: Face; on: Face }) {
  return (
    <button
      type="button"
      className={`${roundStyles['round']} ${styles['control']} needs-script`}
      data-film-control={name}
    >
      {[off, on].map(({ icon, label }) => (
        <span key={icon} className={styles['face']}>
          <Icon name={icon} />
          <span className="vh">{label}</span>
        </span>
      ))}
    </button>
  );
}
