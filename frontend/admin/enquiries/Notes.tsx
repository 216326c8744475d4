import type { FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextArea } from '../../components/Field.tsx';
import { admin } from '../../content/admin.ts';
import { formatStudioTime } from '../kit/studioTime.ts';
import type { ActProps } from './EnquiryHead.tsx';
import styles from './EnquiryPane.module.css';
import { useNote } from './useNote.ts';

const words = admin.enquiries;

export function Notes({ enquiry, act, isBusy }: ActProps) {
  const { text, write } = useNote(enquiry.id);
  const add = async () => {
    if (await act({ act: 'notes', fields: { text } }, words.noteAdded)) write('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void add();
  };
  return (
    <section className={styles['notes']} aria-labelledby="enquiry-notes">
      <h3 id="enquiry-notes">{words.notes}</h3>
      {enquiry.notes.map((note) => (
        <div key={note.id}>
          <p>{note.text}</p>
          <p className="note num">{words.noteBy(note.author, formatStudioTime(note.created_at))}</p>
        </div>
      ))}
      <form onSubmit={submit}>
        <TextArea
          id="note"
          label={words.newNote}
          hint={words.noteHint}
          rows={3}
          value={text}
          readOnly={isBusy}
          onChange={({ target }) => write(target.value)}
        />
        <Button type="submit" line small disabled={isBusy || text.trim() === ''}>
          {words.addNote}
        </Button>
      </form>
    </section>
  );
}
