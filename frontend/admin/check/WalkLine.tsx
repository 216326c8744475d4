import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import type { Finding } from './Finding.ts';
import type { CheckPanelState } from './useCheckPanel.ts';
import styles from './WalkLine.module.css';

const words = admin.check.walk;

/** On a phone, in place of the panel: where somebody went, what is next, and the way back. */
export function WalkLine({ panel, findings }: { panel: CheckPanelState; findings: readonly Finding[] }) {
  const { going } = panel;
  if (!going) return null;
  const alike = findings.filter(({ isStop }) => isStop === going.isStop);
  const place = alike.findIndex(({ key }) => key === going.key);
  const next = alike[(place + 1) % alike.length];
  return (
    <div className={`${styles['line']} on-dark`}>
      <output className="num">
        {place < 0
          ? words.settled
          : words.at(place + 1, alike.length, going.lead?.replace(/[:.]$/, '.') ?? going.text)}
      </output>
      <span className={styles['acts']}>
        {next && next.key !== going.key && (
          <TextButton onClick={() => panel.go(next)}>{words.next}</TextButton>
        )}
        <TextButton onClick={panel.goBack}>{words.back}</TextButton>
      </span>
    </div>
  );
}
