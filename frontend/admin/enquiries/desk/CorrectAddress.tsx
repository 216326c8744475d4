import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './Desk.module.css';
import { DeskMessage } from './DeskMessage.tsx';
import { isAbout } from './deskOutcome.ts';
import type { Desk } from './useDesk.ts';

const words = admin.desk;
const FIELDS = ['email'] as const;

/** As the state of a link to an enquiry: its form is open. */
export const CORRECTING = 'correct the address';

interface CorrectAddressProps {
  stored: string;
  desk: Desk;
  opened?: boolean;
}

/** For an address that was mistyped. */
export function CorrectAddress({ stored, desk, opened = false }: CorrectAddressProps) {
  const [isOpen, setOpen] = useState(opened);
  const id = useId();
  const isSending = desk.isSending(FIELDS);
  useKeptFocus(id, isOpen, isSending);
  const isSaved = desk.outcomes.some((outcome) => outcome.said && isAbout(outcome, FIELDS));
  if (isOpen && isSaved && desk.values.email === stored) setOpen(false);
  // A copy is there only later.
  if (!isOpen && desk.values.email !== stored) setOpen(true);
  const turn = (isToOpen: boolean) => {
    desk.drop(FIELDS);
    setOpen(isToOpen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (desk.values.email === stored) turn(false);
    else desk.save(FIELDS, words.saved.address);
  };
  return (
    <>
      {isOpen ? (
        <form noValidate onSubmit={submit}>
          <AddressField id={id} desk={desk} />
          <p className={styles['buttons']}>
            <Button type="submit" small isBusy={isSending}>
              {words.saveAddress}
            </Button>
            <Button line small aria-disabled={isSending} onClick={() => turn(false)}>
              {words.cancel}
            </Button>
          </p>
        </form>
      ) : (
        <Button id={openId(id)} line small onClick={() => turn(true)}>
          {words.correctAddress}
        </Button>
      )}
      <DeskMessage desk={desk} fields={FIELDS} />
    </>
  );
}

function AddressField({ id, desk: { values, type } }: { id: string; desk: Desk }) {
  return (
    <TextField
      id={id}
      type="email"
      label={words.address}
      hint={words.addressHint}
      autoComplete="off"
      maxLength={254}
      value={values.email}
      onChange={({ target }) => type({ email: target.value })}
    />
  );
}

const openId = (id: string) => `${id}-open`;

/** A button that goes or is disabled loses the focus. */
function useKeptFocus(id: string, isOpen: boolean, isSending: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!isSending) focusIfLost(id);
    return () => focusIfLost(openId(id));
  }, [id, isOpen, isSending]);
}

function focusIfLost(id: string): void {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
}
