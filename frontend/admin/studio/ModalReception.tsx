import type { ComponentProps } from 'react';
import { toast } from 'react-hot-toast/headless';
import { readModalReport, wakeModal } from '../../api/adminModal.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import styles from './ModalReception.module.css';

const words = admin.modal;
const KEY = ['modal'];

/** How visitors receive the enquiry that opens by itself, and the switch that brings it back. */
export function ModalReception() {
  const { answer } = useAdminQuery({ key: KEY, load: readModalReport });
  const { run, isBusy } = useAdminMutation({ change: wakeModal, failed: words.failed, invalidates: KEY });
  const wake = async () => {
    if (!isBusy && (await run())) toast.success(words.woken);
  };
  if (!answer) return null;
  const { rest, last_30_days: sums } = answer;
  return (
    <section className={styles['reception']} aria-label={words.label}>
      {rest && (
        <Notice
          kind="warn"
          action={
            <WakeButton aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void wake()}>
              {words.wake}
            </WakeButton>
          }
        >
          <strong>{words.label}.</strong> {words.rests(rest.shown, rest.closed_at_once, rest.ends_at)}{' '}
          {words.help}
        </Notice>
      )}
      <p className="note">{words.counts(sums.shown, sums.closed_at_once, sums.sent)}</p>
    </section>
  );
}

function WakeButton(button: ComponentProps<typeof Button>) {
  return <Button line small {...button} ref={usePassFocus<HTMLButtonElement>()} />;
}
