import type { PageContextServer } from 'vike/types';

export type Data = ReturnType<typeof data>;

/** The policy speaks of counting only where something could count. */
export function data({ tagManagerId }: PageContextServer) {
  return { isCounting: tagManagerId !== undefined };
}
