import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextArea } from '../../../components/Field.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import type { ActProps } from '../pane/EnquiryHead.tsx';
import { PaneSection } from '../pane/PaneSection.tsx';
import { Timeline } from './Timeline.tsx';
import styles from './WhatHappened.module.css';
import { useNote } from './useNote.ts';

const words = admin.desk;

export function WhatHappened(props: ActProps) {
  return (
    <PaneSection id="enquiry-happened" title={words.happened}>
      <NoteForm {...props} />
      <Timeline enquiry={props.enquiry} />
    </PaneSection>
  );
}

function NoteHint() {
  return (
    <>
      {words.noteHint} <span className="of-keys">{words.noteKeys}</span>
    </>
  );
}

function NoteForm({ enquiry, act, isBusy }: ActProps) {
  const { note, write, forget } = useNote(enquiry.id);
  const [hasFailed, setFailed] = useState(false);
  const isEmpty = note.text.trim() === '';
  const add = async () => {
    const isAdded = await act({ act: 'notes', fields: { ...note } }, admin.enquiries.noteAdded);
    setFailed(!isAdded);
    if (isAdded) forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button is disabled from then on.
    document.getElementById('note')?.focus();
    if (!isBusy && !isEmpty) void add();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextArea
        id="note"
        label={admin.enquiries.newNote}
        hint={<NoteHint />}
        rows={2}
        value={note.text}
        readOnly={isBusy}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
      />
      {hasFailed && (
        <Notice kind="error" isQuiet>
          <strong>{words.noteFailed}</strong> {words.stillHere}
        </Notice>
      )}
      <Button type="submit" line small disabled={isBusy || isEmpty}>
        {admin.enquiries.addNote}
      </Button>
    </form>
  );
}
