import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import styles from './Addresses.module.css';
import { fieldIn } from './fieldIn.ts';
import { useSaveAddress } from './useSaveAddress.ts';

const words = admin.addresses.add;

export interface AddAddressHandle {
  /** With a missed address, of which only the end is wanted. */
  fill: (from: string) => void;
}

export function AddAddress({ ref }: { ref: Ref<AddAddressHandle> }) {
  const form = useRef<HTMLFormElement>(null);
  const { submit, messages, isSending } = useSaveAddress(undefined, () => {
    form.current?.reset();
    fieldIn(form.current, 'from')?.focus();
  });
  useFill(ref, form);
  return (
    <TitledSection title={words.title}>
      <form ref={form} className={styles['form']} aria-label={words.form} noValidate onSubmit={submit}>
        <TextField
          id="address-from"
          name="from"
          label={words.from}
          hint={messages['from'] ? '' : words.fromHint}
          placeholder={words.fromExample}
          error={messages['from']}
          autoComplete="off"
        />
        <TextField
          id="address-to"
          name="to"
          label={words.to}
          hint={messages['to'] ? '' : words.toHint}
          placeholder={words.toExample}
          error={messages['to']}
          autoComplete="off"
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? words.adding : words.submit}
        </Button>
      </form>
    </TitledSection>
  );
}

function useFill(ref: Ref<AddAddressHandle>, form: RefObject<HTMLFormElement | null>): void {
  useImperativeHandle(ref, () => ({
    fill(from) {
      const field = fieldIn(form.current, 'from');
      if (field) field.value = from;
      fieldIn(form.current, 'to')?.focus();
    },
  }));
}
