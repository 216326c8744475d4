import { Link } from 'react-router-dom';
import { admin } from '../../content/admin.ts';
import tools from '../inbox/InboxTools.module.css';
import { type HistoryKind, historyAddress, historyKinds } from './historyAddress.ts';

const words = admin.history;

export function HistoryTools({ kind }: { kind: HistoryKind }) {
  return (
    <div className={tools['tools']}>
      <nav className={tools['tabs']} aria-label={words.show}>
        {historyKinds.map((each) => (
          <Link key={each} to={historyAddress(each)} aria-current={each === kind || undefined}>
            {words.kinds[each]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
