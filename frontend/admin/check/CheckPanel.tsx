import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { formatStudioClock } from '../kit/time/studioTime.ts';
import type { Checked, Finding } from './Finding.ts';
import type { CheckPanelState } from './useCheckPanel.ts';
import type { useLinkAnswers } from './useLinkAnswers.ts';
import { WalkLine } from './WalkLine.tsx';
import styles from './CheckPanel.module.css';

const words = admin.check;

export interface Publishing {
  isOnSite: boolean;
  /** It goes on the site by itself, later. */
  isScheduled: boolean;
  /** It is on the site and goes off it until then. */
  isLeaving: boolean;
  /** Something is on its way that a save waits for. */
  isBusy: boolean;
  onPublish: () => void;
}

interface CheckPanelProps {
  panel: CheckPanelState;
  publishing: Publishing;
  checked: Checked;
  links: ReturnType<typeof useLinkAnswers>;
  /** How it will be shared, and when and where. */
  children: ReactNode;
}

export function CheckPanel({ panel, publishing, checked, links, children }: CheckPanelProps) {
  const { findings, fine } = checked;
  const stops = findings.filter(({ isStop }) => isStop);
  const looks = findings.filter(({ isStop }) => !isStop);
  return (
    <>
      <WalkLine panel={panel} findings={[...stops, ...looks]} />
      <aside className={styles['panel']} aria-labelledby="check-title" data-check-panel>
        <Top
          panel={panel}
          isOnSite={publishing.isOnSite}
          checkedAt={Math.max(panel.openedAt, links.answeredAt)}
        />
        {links.isChecking && (
          <section>
            <p>{words.tryingLinks(links.count)}</p>
            <progress aria-label={words.checking} />
          </section>
        )}
        <FindingList findings={stops} title={words.stops(stops.length)} isStop onGo={panel.go} />
        <FindingList findings={looks} title={words.looks(looks.length)} onGo={panel.go}>
          {looks.some(({ key }) => key === 'links unknown') && (
            <TextButton onClick={links.retry}>{words.tryAgain}</TextButton>
          )}
        </FindingList>
        {findings.length === 0 && !links.isChecking && <AllClear count={fine.length} />}
        <Fine sentences={fine} />
        {children}
        <Foot publishing={publishing} stops={stops.length} isChecking={links.isChecking} />
        <output className="vh">{links.isChecking ? '' : words.left(stops.length)}</output>
      </aside>
    </>
  );
}

interface TopProps {
  panel: CheckPanelState;
  isOnSite: boolean;
  checkedAt: number;
}

function Top({ panel, isOnSite, checkedAt }: TopProps) {
  return (
    <div className={styles['top']}>
      <div>
        <h2 id="check-title" tabIndex={-1}>
          {isOnSite ? words.titleOnSite : words.title}
        </h2>
        <p className="note num">{words.checkedAt(formatStudioClock(checkedAt))}</p>
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={words.close}
        data-shortcut="back"
        onClick={panel.close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface FindingListProps {
  findings: readonly Finding[];
  title: string;
  isStop?: boolean;
  onGo: (finding: Finding) => void;
  children?: ReactNode;
}

function FindingList({ findings, title, isStop = false, onGo, children }: FindingListProps) {
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section className={isStop ? styles['stops'] : styles['looks']} aria-labelledby={id}>
      <h3 id={id}>
        <Icon name={isStop ? 'warning' : 'clock'} />
        {title}
      </h3>
      <ol>
        {findings.map((finding) => (
          <li key={finding.key}>
            <p>
              {finding.lead !== undefined && <strong>{finding.lead}</strong>} {finding.text}
            </p>
            <TextButton aria-label={words.goTo(finding.where)} onClick={() => onGo(finding)}>
              {words.go}
            </TextButton>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

function AllClear({ count }: { count: number }) {
  return (
    <section>
      <Notice kind="ok">
        <strong>{words.clear}</strong> {words.clearOf(count)}
      </Notice>
    </section>
  );
}

function Fine({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details>
      <summary>
        <Icon name="tick" />
        {words.fine(sentences.length)}
      </summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

interface FootProps {
  publishing: Publishing;
  stops: number;
  isChecking: boolean;
}

function Foot({ publishing: { isOnSite, isScheduled, isBusy, onPublish }, stops, isChecking }: FootProps) {
  if (isOnSite) return <p className={`${styles['foot']} note`}>{words.onSiteAlready}</p>;
  const label = isScheduled ? words.schedule : words.publish;
  const mayPublish = stops === 0 && !isChecking;
  return (
    <div className={styles['foot']}>
      <Button
        data-shortcut="publish"
        aria-disabled={!mayPublish || isBusy}
        aria-describedby="check-why"
        onClick={() => onPublish()}
      >
        {isChecking ? words.checking : label}
      </Button>
      <p className="note" id="check-why">
        {stops > 0 ? words.first(stops) : words.doesNotStop}
      </p>
    </div>
  );
}
