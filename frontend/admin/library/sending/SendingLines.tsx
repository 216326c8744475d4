import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { ChooseFiles } from '../../kit/fields/ChooseFiles.tsx';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { FileThumb } from './FileThumb.tsx';
import styles from './SendingLines.module.css';
import { type Transfer, isUnderWay, sizesOf, unanswered } from './transfers.ts';
import type { Sending } from './useSending.ts';

const words = admin.projects.sending;
const MEGABYTE = 1024 * 1024;

interface SendingLinesProps {
  sending: Sending;
  place: string;
  /** What a line says of a picture that is in. */
  arrived: (key: string | undefined) => string;
  /** Uses the picture that was there before. */
  onUse?: (key: string) => void;
  /** Once all have arrived, leaves those out that are seen elsewhere and ask for nothing. */
  hasOthersSeen?: boolean;
}

/** What is on its way to one place, a line each. */
export function SendingLines({ sending, place, hasOthersSeen = false, ...done }: SendingLinesProps) {
  const all = sending.transfers.filter((one) => one.place === place);
  const lines = hasOthersSeen ? unanswered(all) : all;
  if (lines.length === 0) return null;
  const { sent, total } = sizesOf(all);
  return (
    <div className={styles['sending']}>
      <p>
        <output>{headline(all)}</output>
        {isUnderWay(all) && total > 0 && (
          <span className="num">{words.megabytes(sent / MEGABYTE, total / MEGABYTE)}</span>
        )}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.id} data-state={line.state} data-known={line.known === undefined ? undefined : true}>
            {line.state === 'refused' ? (
              <span className={styles['refused']}>
                <Icon name="warning" />
              </span>
            ) : (
              <FileThumb file={line.file} />
            )}
            <span className={styles['name']}>{line.file.name}</span>
            <span className={styles['state']}>
              <Actions line={line} sending={sending} {...done} />
            </span>
            <Message line={line} {...done} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function headline(all: readonly Transfer[]): string {
  const arrivals = all.filter(({ state }) => state === 'in');
  if (isUnderWay(all)) return words.title(all.length, arrivals.length);
  const known = arrivals.filter((one) => one.known !== undefined).length;
  return words.ended({
    added: arrivals.length - known,
    known,
    refused: all.length - arrivals.length,
  });
}

type LineProps = Omit<SendingLinesProps, 'place' | 'hasOthersSeen'> & { line: Transfer };

function Actions({ line, sending: { leaveOut, sendAgain }, onUse }: LineProps) {
  const { id, file, state, isWorthRetrying, key, known } = line;
  const { name } = file;
  if (state === 'in' && known !== undefined && key !== undefined && onUse)
    return <TextButton onClick={() => onUse(key)}>{words.takeKnown}</TextButton>;
  if (state === 'in') return <Icon name="tick" />;
  return (
    <>
      {state === 'refused' && isWorthRetrying && (
        <Button line small aria-label={words.againFor(name)} onClick={() => sendAgain(id)}>
          {words.again}
        </Button>
      )}
      {state === 'refused' && !isWorthRetrying && (
        <ChooseFiles
          isQuiet
          label={words.chooseAnotherFor(name)}
          onChoose={([other]) => sendAgain(id, other)}
        >
          {words.chooseAnother}
        </ChooseFiles>
      )}
      <button
        type="button"
        aria-label={state === 'refused' ? words.leaveOut(name) : words.doNotSend(name)}
        onClick={() => leaveOut(id)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

function Message({ line, arrived }: Pick<LineProps, 'line' | 'arrived'>) {
  const { state, status, reason, key, known, file } = line;
  if (state === 'refused')
    return (
      <span className={styles['message']} role="alert">
        {reason}
      </span>
    );
  const percent = Math.round(status.progress * 100);
  if (state === 'sends' && !status.isWaiting)
    return (
      <span className={styles['message']}>
        <progress value={percent} max="100" aria-label={words.percentOf(file.name, percent)} />
        <span className="num">{words.percent(percent)}</span>
      </span>
    );
  return (
    <span className={styles['message']}>
      {state === 'in' ? (known ?? arrived(key)) : status.isWaiting ? words.serverBusy : words.waits}
    </span>
  );
}
