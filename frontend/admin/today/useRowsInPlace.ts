import { useState } from 'react';
import type { EnquiryToCall, Today } from '../../api/wire.gen.ts';
import type { PressedContact } from '../enquiries/contact/pressedContact.ts';
import { usePressedContacts } from '../enquiries/contact/usePressedContacts.ts';

interface Shown {
  data: EnquiryToCall[];
  contacts: PressedContact[];
  /** Who stays in place: pressed here, and not loaded again since. */
  held: ReadonlySet<string>;
  rows: EnquiryToCall[];
}

/** As the server orders them, but whom this device just called stays where the thumb is until it is said how that went. */
export function useRowsInPlace(waiting: Today['waiting']): EnquiryToCall[] {
  const { contacts } = usePressedContacts();
  const [shown, setShown] = useState<Shown>(() => arrange(waiting, contacts));
  if (shown.data === waiting.data && shown.contacts === contacts) return shown.rows;
  const next = arrange(waiting, contacts, shown);
  setShown(next);
  return next.rows;
}

function arrange({ total, data }: Today['waiting'], contacts: PressedContact[], before?: Shown): Shown {
  const pressed = contacts.map(({ enquiry }) => enquiry);
  const held = new Set(before?.data === data ? [...before.held, ...pressed] : pressed);
  const given = new Set(data.map(({ id }) => id));
  const known = before?.rows ?? [];
  // A long list has no room for who was called: the server gives those who wait first.
  const droppedOut = total > data.length ? known.filter(({ id }) => held.has(id) && !given.has(id)) : [];
  const rows = data.filter(({ id }) => !held.has(id));
  for (const row of [...data.filter(({ id }) => held.has(id)), ...droppedOut]) {
    const place = known.findIndex(({ id }) => id === row.id);
    const above = new Set(known.slice(0, Math.max(place, 0)).map(({ id }) => id));
    const below = rows.findIndex(({ id, due }) => due > row.due || (due === row.due && !above.has(id)));
    rows.splice(below < 0 ? rows.length : below, 0, row);
  }
  return { data, contacts, held, rows };
}
