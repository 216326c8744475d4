import { useRef } from 'react';
import { RoundButton } from '../../../components/RoundButton.tsx';
import type { DesignerContent } from '../../../content/schemas/about.ts';
import { useCloseOnChoice } from '../../../components/useCloseOnChoice.ts';
import styles from './Biography.module.css';

/** Without script it is part of the page. */
export function Biography({ id, name, designation, bio, close }: { id: string } & DesignerContent) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnChoice(dialog);
  return (
    <dialog className={styles['biography']} id={id} ref={dialog} aria-labelledby="biography-title">
      <div className={styles['top']}>
        <div>
          {designation && <p className="label">{designation}</p>}
          <h2 id="biography-title">{name}</h2>
        </div>
        <RoundButton
          className="needs-script"
          icon="close"
          label={close}
          {...{ command: 'close', commandfor: id }}
        />
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['body']} tabIndex={0} aria-labelledby="biography-title">
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </dialog>
  );
}
