import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What a provider keeps, in memory: the one that comes with it warns on the terminal. */
export function memoryAdapters(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const all = () => [...kept.entries()];
  return (name) => ({
    upsert: async (id, payload) => void kept.set(`${name} ${id}`, payload),
    find: async (id) => kept.get(`${name} ${id}`),
    findByUserCode: async () => undefined,
    findByUid: async (uid) => all().find(([key, { uid: own }]) => key.startsWith(name) && own === uid)?.[1],
    consume: async (id) => {
      const payload = kept.get(`${name} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${name} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of all()) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
