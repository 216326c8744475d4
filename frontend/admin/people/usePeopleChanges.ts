import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { blockPerson, changeRole, removePerson } from '../../api/adminPeople.ts';
import type { Invitation, People, Person, RemovalForm } from '../../api/wire.gen.ts';
import { sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { serialQueue } from '../../stores/serialQueue.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { type Role, mayActAs } from '../kit/useRole.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { PEOPLE_KEY } from './usePeople.ts';

const { roles, notDone, ...words } = admin.people;

type Call = (token: string) => Promise<true>;
type Tell = (sentence: string) => void;

/** Changes that are asked for while others are on their way wait for them; the same one of a person twice in a row is made once. */
function useQueuedChanges() {
  const client = useQueryClient();
  const [enqueue] = useState(serialQueue);
  const last = useRef(new Map<string, string>());
  const count = useRef(0);
  const [isBusy, setBusy] = useState(false);
  async function send(call: Call, tell: Tell): Promise<boolean> {
    try {
      await adminCall(call);
      return true;
    } catch (error) {
      if (!(error instanceof SessionOver)) tell(sentenceOf(error, notDone, admin.lost));
      return false;
    } finally {
      await loadAgain(client, PEOPLE_KEY);
    }
  }
  async function run(id: string, change: string, call: Call, tell: Tell): Promise<boolean> {
    if (last.current.get(id) === change) return false;
    last.current.set(id, change);
    count.current += 1;
    setBusy(true);
    const isDone = await enqueue(() => send(call, tell));
    count.current -= 1;
    if (last.current.get(id) === change) last.current.delete(id);
    setBusy(count.current > 0);
    return isDone;
  }
  return { run, isBusy };
}

/** What is refused, of the last owner above all, stays to be read; of an Undo, whose screen may be gone, it is a message. */
export function usePeopleChanges(invitations: readonly Invitation[]) {
  const client = useQueryClient();
  const { run, isBusy } = useQueuedChanges();
  const [refusal, setRefusal] = useState<string>();
  const give = ({ id }: Person, role: Role, tell: Tell) =>
    run(id, role, (token) => changeRole(token, id, role), tell);
  const block = ({ id }: Person, isBlocked: boolean, tell: Tell) =>
    run(id, String(isBlocked), (token) => blockPerson(token, id, isBlocked), tell);
  const withTakenBack = (said: string, { email }: Person) => {
    const count = invitations.filter(({ invited_by: by }) => by === email).length;
    return count > 0 ? `${said} ${words.takenBack(count)}` : said;
  };
  return {
    refusal,
    isBusy,
    giveRole: async (person: Person, role: Role) => {
      setRefusal(undefined);
      if (!(await give(person, role, setRefusal))) return;
      const changed = words.roleChanged(person.name, roles[role]);
      const said = role === 'owner' ? changed : withTakenBack(changed, person);
      const waiting = mayActAs(role, 'editor') ? 0 : countDrafts(client, person);
      undoToast(
        waiting > 0 ? `${said} ${words.draftsWait(waiting)}` : said,
        () => void give(person, person.role, toast.error),
      );
    },
    block: async (person: Person, isBlocked: boolean) => {
      setRefusal(undefined);
      if (!(await block(person, isBlocked, setRefusal))) return;
      const said = isBlocked ? withTakenBack(words.blocked(person.name), person) : words.letIn(person.name);
      undoToast(said, () => void block(person, !isBlocked, toast.error));
    },
    remove: async ({ id, name }: Person, takers: RemovalForm) => {
      setRefusal(undefined);
      const isRemoved = await run(id, 'remove', (token) => removePerson(token, id, takers), setRefusal);
      if (isRemoved) toast.success(words.removal.done(name));
    },
  };
}

/** As the list says that was loaded since. */
function countDrafts(client: QueryClient, person: Person): number {
  const loaded = client.getQueryData<People>(PEOPLE_KEY)?.people.find(({ id }) => id === person.id);
  return (loaded ?? person).unsaved_drafts;
}

export type PeopleChanges = Omit<ReturnType<typeof usePeopleChanges>, 'refusal'>;
