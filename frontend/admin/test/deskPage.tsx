import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { toast, useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Enquiry } from '../../api/wire.gen.ts';
import { useDesk } from '../enquiries/desk/useDesk.ts';
import { useDeskStates } from '../enquiries/desk/useDeskState.ts';
import type { DeskField, DeskValues } from '../enquiries/desk/deskValues.ts';
import { useSession } from '../session/useSession.ts';
import { enquiry } from './enquiry.ts';
import { renderAdmin } from './renderAdmin.tsx';

const answers: ((response: Response) => void)[] = [];
const show = vi.fn<(page: ReturnType<typeof usePage>) => void>();
const answer = async (response: Response) => act(async () => answers.shift()?.(response));
let root: Root;
let shownFirst: Enquiry;

function usePage() {
  const [shown, setShown] = useState(shownFirst);
  return { ...useDesk(shown, setShown), ...useToasterStore(), setShown };
}

function Page() {
  show(usePage());
  return null;
}

/** The desk of one enquiry, whose calls wait until the test answers them, the oldest first. */
export const deskPage = {
  /** What was sent, the oldest first. */
  sent: [] as unknown[],
  get shown() {
    const [shown] = show.mock.lastCall ?? [];
    if (!shown) throw new Error('No desk is shown.');
    return shown;
  },
  type: (values: Partial<DeskValues>) => act(() => deskPage.shown.type(values)),
  /** Several fields as one. */
  save: (field: DeskField | readonly DeskField[], value?: string) => {
    const fields = [field].flat();
    const changes = value === undefined ? undefined : Object.fromEntries(fields.map((one) => [one, value]));
    return act(async () => deskPage.shown.save(fields, `The ${fields.at(-1)} is saved.`, changes));
  },
  again: () => act(async () => deskPage.shown.outcomes.forEach(deskPage.shown.again)),
  drop: (fields: readonly DeskField[]) => act(() => deskPage.shown.drop(fields)),
  /** As it is after somebody else has changed it. */
  show: (changes: Partial<Enquiry>) => act(() => deskPage.shown.setShown({ ...enquiry, ...changes })),
  answer: (stored: Partial<Enquiry>) => answer(Response.json({ data: { ...enquiry, ...stored } })),
  refuse: (status: number, message?: string) => answer(Response.json({ message }, { status })),
  leave: () => act(() => root.unmount()),
  open: async (stored: Partial<Enquiry> = { may_contact: true }) => {
    shownFirst = { ...enquiry, ...stored };
    await act(async () => (root = renderAdmin(<Page />)));
  },
  /** As a phone does that needs the room. */
  kill: () => {
    deskPage.leave();
    useDeskStates.setState({}, true);
  },
};

/** For every test of a file. */
export function useDeskPage(): void {
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', (_address: string, { body }: { body?: string }) => {
      if (body) deskPage.sent.push(JSON.parse(body));
      return new Promise((resolve) => answers.push(resolve));
    });
    useDeskStates.setState({}, true);
    useSession.setState({ session: undefined, hasLeft: false });
    await deskPage.open();
  });
  afterEach(() => {
    deskPage.leave();
    localStorage.clear();
    for (const list of [answers, deskPage.sent]) list.length = 0;
    toast.remove();
    vi.unstubAllGlobals();
  });
}
