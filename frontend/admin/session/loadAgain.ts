import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Gives up loads that began before a change: they may not show it. */
export async function loadAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
