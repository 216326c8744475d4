import type { PageContextServer } from 'vike/types';

export type Data = ReturnType<typeof data>;

export function data({ tagManagerId }: PageContextServer) {
  return { isCounting: tagManagerId !== undefined };
}
