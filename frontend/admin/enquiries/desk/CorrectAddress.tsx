import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin.ts';
import { DeskMessage } from './DeskMessage.tsx';
import type { Desk } from './useDesk.ts';

const words = admin.desk;
const FIELDS = ['email'] as const;

/** For an address that was mistyped. */
export function CorrectAddress({ desk }: { desk: Desk }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { values, type, save } = desk;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(FIELDS, words.saved.address);
    setOpen(false);
  };
  return (
    <>
      {isOpen ? (
        <form noValidate onSubmit={submit}>
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
          <Button type="submit" small>
            {words.saveAddress}
          </Button>
        </form>
      ) : (
        <Button line small onClick={() => setOpen(true)}>
          {words.correctAddress}
        </Button>
      )}
      <DeskMessage desk={desk} fields={FIELDS} />
    </>
  );
}
