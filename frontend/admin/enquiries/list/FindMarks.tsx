import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { callMarks } from '../../../api/adminMarks.ts';
import type { FoundMarks } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { adminConsent } from '../../../content/admin/consent.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { DialogActions } from '../../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../../kit/dialogs/ModalDialog.tsx';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import { formatWhen } from '../consent/formatWhen.ts';
import styles from './FindMarks.module.css';

const words = adminConsent.marks;

/** For somebody who asks to be forgotten when the enquiry is gone and only the mark is left. */
export function FindMarks() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button line onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <MarksDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function MarksDialog({ onClose }: { onClose: () => void }) {
  const marks = useMarks();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ModalDialog title={words.open} onClose={onClose}>
        <MarksForm marks={marks} onForget={() => setAsking(true)} onClose={onClose} />
      </ModalDialog>
      {isAsking && <ForgetDialog marks={marks} onClose={() => setAsking(false)} />}
    </>
  );
}

type MarksProps = { marks: ReturnType<typeof useMarks>; onClose: () => void };

function MarksForm({ marks, onForget, onClose }: MarksProps & { onForget: () => void }) {
  const { who, setWho, found, call, isBusy } = marks;
  const canForget = found && found.data.length > 0 && found.enquiries === 0;
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    void call('find', who);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={find}>
      <TextField
        id="marks-who"
        label={words.who}
        hint={words.help}
        autoComplete="off"
        value={who}
        onChange={({ target }) => setWho(target.value)}
      />
      <output>{found && <Found found={found} />}</output>
      <DialogActions>
        <Button type="submit" isBusy={isBusy}>
          {words.find}
        </Button>
        {canForget && (
          <Button danger isBusy={isBusy} onClick={onForget}>
            {words.forget}
          </Button>
        )}
        <Button line onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </form>
  );
}

function ForgetDialog({ marks: { who, call, isBusy }, onClose }: MarksProps) {
  const forget = async () => {
    await call('forget', who);
    flushSync(onClose);
    document.getElementById('marks-who')?.focus();
  };
  return (
    <ConfirmDialog
      title={words.forgetTitle}
      yes={words.forget}
      no={words.forgetNo}
      isDanger
      isBusy={isBusy}
      onYes={() => void forget()}
      onClose={onClose}
    >
      <p>{words.forgetHelp(who)}</p>
    </ConfirmDialog>
  );
}

/** What was found is shown only while the field says whom it is about. */
function useMarks() {
  const [who, setWho] = useState('');
  const [answer, setAnswer] = useState<{ who: string; found: FoundMarks }>();
  const { run, isBusy } = useAdminMutation({
    change: (token, [act, asked]: Parameters<typeof call>) => callMarks(token, act, asked),
    failed: words.failed,
  });
  const call = async (act: 'find' | 'forget', asked: string) => {
    const found = await run([act, asked]);
    setAnswer(found && { who: asked, found });
  };
  return { who, setWho, found: answer?.who === who ? answer.found : undefined, call, isBusy };
}

function Found({ found: { data, enquiries } }: { found: FoundMarks }) {
  if (data.length === 0) return words.none;
  return (
    <>
      {data.map(({ who, at, by }) => words.mark(who, by, formatWhen(at))).join(' ')}
      {enquiries > 0 && ` ${words.inEnquiry}`}
    </>
  );
}
