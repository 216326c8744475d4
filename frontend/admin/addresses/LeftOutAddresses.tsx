import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { usePassFocus } from '../kit/usePassFocus.ts';
import styles from './Addresses.module.css';
import type { AddressChanges } from './useAddressChanges.ts';

const words = admin.addresses.missed;

interface LeftOutAddressesProps {
  paths: readonly string[];
  changes: AddressChanges;
}

export function LeftOutAddresses({ paths, changes }: LeftOutAddressesProps) {
  if (paths.length === 0) return null;
  return (
    <details className={styles['left-out']}>
      <summary className="num">{words.allLeftOut(paths.length)}</summary>
      <ul>
        {paths.map((path) => (
          <LeftOutAddress key={path} path={path} changes={changes} />
        ))}
      </ul>
    </details>
  );
}

function LeftOutAddress({ path, changes }: { path: string; changes: AddressChanges }) {
  const row = usePassFocus<HTMLLIElement>();
  return (
    <li ref={row}>
      <span>{path}</span>
      <TextButton
        aria-label={words.takeInOf(path)}
        isBusy={changes.isBusy}
        onClick={() => void changes.takeIn(path)}
      >
        {words.takeIn}
      </TextButton>
    </li>
  );
}
