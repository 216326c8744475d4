import { useEffect, useId, useRef, useState } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { CallPromise } from './CallPromise.tsx';
import { FormerWords } from '../versions/FormerWords.tsx';
import { DayTimes } from './DayTimes.tsx';
import { FormButtons } from '../FormButtons.tsx';
import { FormProblem } from '../FormProblem.tsx';
import styles from './HoursForm.module.css';
import { useStudio } from '../StudioContext.ts';
import { type Json, readAt } from '../json.ts';
import { weekList } from '../lists/contactLists.ts';
import { draftOf } from '../rows/rowDraft.ts';
import { type RowEdit, isUnsaved, useRowEdits } from '../rows/useRowEdits.ts';
import { useSaveRow } from '../rows/useSaveRow.ts';

const words = admin.studio;
const { fields, id: listId } = weekList;

/** The week, whose fields always stand open; saved as a whole. */
export function HoursForm() {
  const { sections } = useStudio();
  const { open, type } = useRowEdits();
  const edit = useRowEdits(({ edits }) => edits.find(({ list }) => list === listId));
  const [isSaving, setSaving] = useState(false);
  const problemId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const value = sections.find(({ name }) => name === weekList.section)?.value;
  const days = readAt(value, weekList.path);
  const draft = edit?.draft ?? draftOf(weekList, days);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const change = (day: string, text: string) => type((edit ?? open(weekList, days)).id, day, text);
  return (
    <div className={styles['form']}>
      <h3 ref={title} tabIndex={-1}>
        {words.hours.title}
      </h3>
      <ul className="list" inert={isSaving}>
        {fields.map(({ name, label }) => (
          <DayTimes
            key={name}
            label={label}
            text={draft[name] ?? ''}
            wrongBy={edit?.messages[name] && problemId}
            onChange={(text) => change(name, text)}
          />
        ))}
      </ul>
      <CallPromise draft={draft} hours={value} />
      <FormerWords hours={value} isChanging={edit !== undefined && isUnsaved(edit)} />
      {edit && <Wrong edit={edit} id={problemId} />}
      {edit && (isUnsaved(edit) || edit.problem) && (
        <Acts edit={edit} now={days} onSaving={setSaving} onDone={focusTitle} />
      )}
    </div>
  );
}

function Wrong({ edit: { messages }, id }: { edit: RowEdit; id: string }) {
  const wrong = fields.flatMap(({ name }) => messages[name] ?? []);
  if (wrong.length === 0) return null;
  return (
    <Notice kind="error" id={id}>
      <strong>{wrong.join(' ')}</strong> {words.hours.nothingSaved}
    </Notice>
  );
}

interface ActsProps {
  edit: RowEdit;
  now: Json | undefined;
  onSaving: (isSaving: boolean) => void;
  onDone: () => void;
}

function Acts({ edit, now, onSaving, onDone }: ActsProps) {
  const close = useRowEdits((store) => store.close);
  const { name } = words.hours;
  const { submit, isSaving } = useSaveRow(weekList, edit, { name, onSaved: onDone });
  useEffect(() => {
    onSaving(isSaving);
    return () => onSaving(false);
  }, [onSaving, isSaving]);
  const leave = () => {
    close(edit.id);
    onDone();
  };
  return (
    <form className={styles['acts']} aria-label={name}>
      <FormProblem
        edit={edit}
        theirs={now === undefined ? undefined : weekList.words(now, { isLast: false })}
      />
      <FormButtons list={weekList} {...{ edit, isSaving }} onSave={submit} onLeave={leave} />
    </form>
  );
}
