import * as z from 'zod/mini';
import { ApiError } from '../../api/ApiError.ts';
import { readVersionAfterSave } from '../../api/adminVersions.ts';
import type { VersionKind } from './VersionKind.ts';

/** What a form of this version began with; undefined where it is kept no longer, or cannot be read by this build. */
export async function readBegun<Draft>(
  kind: VersionKind<Draft>,
  token: string,
  { id, version }: { id: string; version: number },
  signal: AbortSignal,
): Promise<Draft | undefined> {
  try {
    const { content } = await readVersionAfterSave(token, { noun: kind.noun, id }, version, signal);
    return kind.toDraft(content);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone || error instanceof z.core.$ZodError) return undefined;
    throw error;
  }
}
