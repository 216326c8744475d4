import { Link } from 'react-router-dom';
import type { StepDue, Today } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { UnsentNote } from '../enquiries/UnsentNote.tsx';
import { wantedKind } from '../enquiries/wantedKind.ts';
import { formatStudioClock, formatStudioDay, isSameDay } from '../kit/time/studioTime.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { undoToast } from '../kit/undoToast.tsx';
import styles from './SideLists.module.css';
import { useDeskChange } from './useDeskChange.ts';

const words = admin.today;

export function StepsDue({ steps, now }: { steps: Today['steps']; now: string }) {
  const { run } = useDeskChange(words.stepFailed);
  const finish = async ({ id, next_step, next_step_at }: StepDue) => {
    const [step, none] = [
      { next_step, next_step_at },
      { next_step: null, next_step_at: null },
    ];
    if (await run({ id, fields: none, from: step }))
      undoToast(words.done(next_step), () => void run({ id, fields: step, from: none }));
  };
  return (
    <TitledSection title={words.steps} note={steps.total > 0 && steps.total}>
      {steps.total === 0 && <p className="note">{words.noSteps}</p>}
      <ul className={styles['steps']}>
        {steps.data.map((step) => (
          <Step key={step.id} step={step} now={now} finish={() => void finish(step)} />
        ))}
      </ul>
      {steps.total > steps.data.length && <p className="note">{words.shown(steps.data.length)}</p>}
    </TitledSection>
  );
}

interface StepProps {
  step: StepDue;
  now: string;
  finish: () => void;
}

function Step({ step, now, finish }: StepProps) {
  const box = usePassFocus<HTMLLIElement>();
  return (
    <li ref={box}>
      <button type="button" aria-label={words.markDone(step.next_step, step.name)} onClick={finish}>
        <Icon name="tick" />
      </button>
      <Link to={`/enquiries/${step.id}`}>{step.next_step}</Link>
      <p className="note num">
        <Moment at={step.next_step_at} now={now} /> {aboutStep(step)} <UnsentNote enquiry={step.id} />
      </p>
    </li>
  );
}

function Moment({ at, now }: { at: string; now: string }) {
  const moment = isSameDay(at, now) ? formatStudioClock(at) : formatStudioDay(at);
  return at < now ? <b>{words.since(moment)}</b> : words.at(moment);
}

function aboutStep(step: StepDue): string {
  const { name, project_title: project, owner } = step;
  const kind = wantedKind(step);
  const about = [name, kind && admin.desk.kinds[kind].toLowerCase(), project].filter(Boolean).join(', ');
  return `${about}. ${owner?.name ?? admin.desk.nobody}`;
}
