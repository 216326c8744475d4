import type { QueryClient } from '@tanstack/react-query';
import type { Enquiry } from '../../api/wire.gen.ts';
import { loadAgain } from '../session/loadAgain.ts';

/** Gives up a load of it that began before the change. */
export function showChanged(client: QueryClient, enquiry: Enquiry): void {
  const queryKey = ['enquiry', enquiry.id];
  client.setQueryData(queryKey, enquiry);
  void client.cancelQueries({ queryKey });
  loadListsAgain(client);
}

/** What was refused had changed meanwhile. */
export function loadRefused(client: QueryClient, id: string): void {
  void loadAgain(client, ['enquiry', id]);
  loadListsAgain(client);
}

function loadListsAgain(client: QueryClient): void {
  for (const list of ['today', 'enquiries', 'new enquiries']) void loadAgain(client, [list]);
}
