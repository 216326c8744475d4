import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextArea } from '../../components/Field.tsx';
import { admin } from '../../content/admin.ts';
import { studioWords } from '../schedule/studioTime.ts';
import type { ActProps } from './EnquiryHead.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.inbox;

export function Notes({ enquiry, act, isBusy }: ActProps) {
  const [text, setText] = useState('');
  const add = async () => {
    if (await act({ act: 'notes', fields: { text } }, words.noteAdded)) setText('');
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
          <p className="note num">{words.noteBy(note.author, studioWords(note.created_at))}</p>
        </div>
      ))}
      <form onSubmit={submit}>
        <TextArea
          id="note"
          label={words.newNote}
          hint={words.noteHint}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" line small disabled={isBusy || text.trim() === ''}>
          {words.addNote}
        </Button>
      </form>
    </section>
  );
}
