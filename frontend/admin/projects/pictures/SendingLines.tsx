import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { admin } from '../../../content/admin.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { ChooseFiles } from '../fields/ChooseFiles.tsx';
import { type Transfer, sizesOf } from '../transfers.ts';
import { FileThumb } from './FileThumb.tsx';
import styles from './SendingLines.module.css';

const words = admin.projects.sending;
const MEGABYTE = 1024 * 1024;

/** What is on its way to one place of the form, a line each. */
export function SendingLines({ place }: { place: string }) {
  const { sending } = useProjectForm();
  const lines = sending.transfers.filter((one) => one.place === place);
  if (lines.length === 0) return null;
  const { sent, total } = sizesOf(lines);
  const done = lines.filter(({ state }) => state === 'in').length;
  return (
    <div className={styles['sending']}>
      <p>
        <output>{words.title(lines.length, done)}</output>
        <span className="num">{words.megabytes(sent / MEGABYTE, total / MEGABYTE)}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.id} data-state={line.state}>
            <FileThumb file={line.file} />
            <span className={styles['name']}>{line.file.name}</span>
            <span className={styles['state']}>
              <Actions line={line} />
            </span>
            <Message line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ line }: { line: Transfer }) {
  const { leaveOut, sendAgain } = useProjectForm().sending;
  const { id, file, state, isWorthRetrying } = line;
  const { name } = file;
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

function Message({ line: { state, status, reason, key, file } }: { line: Transfer }) {
  const { pictures } = useProjectForm().draft;
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
  const place = pictures.findIndex((picture) => picture.key === key) + 1;
  const arrived = place > 0 ? words.added(place) : words.isIn;
  return (
    <span className={styles['message']}>
      {state === 'in' ? arrived : status.isWaiting ? words.serverBusy : words.waits}
    </span>
  );
}
