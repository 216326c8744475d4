import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  title: string;
  back: string;
  isSaving: boolean;
  /** A picture is still on its way into the text. */
  isWaiting: boolean;
}

/** Always in view, however long the text. */
export function SaveBar({ title, back, isSaving, isWaiting }: SaveBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['in']}>
        <Link className={styles['back']} to={back} aria-label={admin.form.cancel}>
          <Icon name="arrowLeft" />
        </Link>
        <h1 id="form-title" tabIndex={-1}>
          {title}
        </h1>
        <Button type="submit" small isBusy={isSaving} disabled={isSaving || isWaiting}>
          {isSaving ? admin.form.saving : admin.form.save}
        </Button>
      </div>
    </div>
  );
}
