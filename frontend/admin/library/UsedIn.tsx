import { Link } from 'react-router-dom';
import type { PicturePlace } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import styles from './LibraryPanel.module.css';

const words = admin.library;

export function UsedIn({ uses }: { uses: readonly PicturePlace[] }) {
  return (
    <div>
      <h3>{words.usedIn}</h3>
      {uses.length === 0 && <p className="note">{words.usedNowhere}</p>}
      {uses.length > 0 && (
        <ul className={styles['uses']}>
          {uses.map(({ kind, id, title, where, path }) => (
            <li key={`${kind} ${id} ${where} ${path}`}>
              {path ? <Link to={path}>{title}</Link> : title}
              <span className="note">{words.place(kind, where)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
