import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { blockPerson, changeRole, removePerson } from '../../api/adminPeople.ts';
import type { Person } from '../../api/wire.gen.ts';
import { sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import type { Role } from '../kit/useRole.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { PEOPLE_KEY } from './usePeople.ts';

const { roles, notDone, ...words } = admin.people;

/** What is refused, of the last owner above all, stays to be read. */
export function usePeopleChanges() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function run(call: (token: string) => Promise<true>): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await adminCall(call);
      return true;
    } catch (error) {
      if (!(error instanceof SessionOver)) setRefusal(sentenceOf(error, notDone));
      return false;
    } finally {
      setBusy(false);
      await loadAgain(client, PEOPLE_KEY);
    }
  }
  const give = ({ id }: Person, role: Role) => run((token) => changeRole(token, id, role));
  const block = ({ id }: Person, isBlocked: boolean) => run((token) => blockPerson(token, id, isBlocked));
  return {
    refusal,
    isBusy,
    giveRole: async (person: Person, role: Role) => {
      if (!(await give(person, role))) return;
      undoToast(words.roleChanged(person.name, roles[role]), () => void give(person, person.role));
    },
    block: async (person: Person, isBlocked: boolean) => {
      if (!(await block(person, isBlocked))) return;
      const said = isBlocked ? words.blocked : words.letIn;
      undoToast(said(person.name), () => void block(person, !isBlocked));
    },
    remove: async ({ id, name }: Person, enquiriesTo: string | null) => {
      const isRemoved = await run((token) => removePerson(token, id, enquiriesTo));
      if (isRemoved) toast.success(words.removal.done(name));
    },
  };
}

export type PeopleChanges = Omit<ReturnType<typeof usePeopleChanges>, 'refusal'>;
