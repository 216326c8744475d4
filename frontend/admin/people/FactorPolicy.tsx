import { changePolicy, readPolicy } from '../../api/adminPeople.ts';
import { CheckBox } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import styles from './People.module.css';

const words = admin.people.policy;
const KEY = ['second factor policy'];

export function FactorPolicy() {
  const { answer } = useAdminQuery({ key: KEY, load: readPolicy, failed: admin.people.failed });
  const { run, isBusy } = useAdminMutation({
    change: changePolicy,
    failed: words.failed,
    invalidates: KEY,
  });
  if (!answer) return null;
  const choose = async (isRequired: boolean) => {
    if (isBusy || !(await run(isRequired))) return;
    undoToast(isRequired ? words.on : words.off, () => void run(!isRequired));
  };
  return (
    <div className={styles['policy']}>
      <CheckBox
        id="factor-policy"
        label={words.label}
        checked={answer.required}
        aria-disabled={isBusy}
        onChange={({ target }) => void choose(target.checked)}
      />
    </div>
  );
}
