import { type SyntheticEvent, useState } from 'react';
import { callMarks } from '../../api/adminMarks.ts';
import type { FoundMarks } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { adminConsent } from '../../content/admin-consent.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { formatWhen } from './consent/formatWhen.ts';

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
  const { who, found, type, act, isBusy } = useMarks();
  const canForget = found && found.data.length > 0 && found.enquiries === 0;
  return (
    <ModalDialog title={words.open} onClose={onClose}>
      <form noValidate onSubmit={(event) => void act(event, 'find')}>
        <TextField
          id="marks-who"
          label={words.who}
          hint={words.help}
          autoComplete="off"
          value={who}
          onChange={({ target }) => type(target.value)}
        />
        <output>{found && <Found found={found} />}</output>
        <DialogActions>
          {canForget ? (
            <Button danger isBusy={isBusy} onClick={(event) => void act(event, 'forget')}>
              {words.forget}
            </Button>
          ) : (
            <Button type="submit" isBusy={isBusy}>
              {words.find}
            </Button>
          )}
          <Button line onClick={onClose}>
            {words.close}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

function useMarks() {
  const [who, setWho] = useState('');
  const [found, setFound] = useState<FoundMarks>();
  const { run, isBusy } = useAdminMutation({
    change: (token, act: 'find' | 'forget') => callMarks(token, act, who),
    failed: words.failed,
  });
  const act = async (event: SyntheticEvent, what: 'find' | 'forget') => {
    event.preventDefault();
    setFound(await run(what));
  };
  const type = (typed: string) => {
    setWho(typed);
    setFound(undefined);
  };
  return { who, found, type, act, isBusy };
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
