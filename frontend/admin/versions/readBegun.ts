import { ApiError } from '../../api/ApiError.ts';
import { readVersionAfterSave } from '../../api/adminVersions.ts';
import type { VersionKind } from './VersionKind.ts';

/** What a form of this version began with; undefined where it is kept no longer, or cannot be read. */
export async function readBegun<Draft>(
  kind: VersionKind<Draft>,
  token: string,
  { id, version }: { id: string; version: number | undefined },
  signal: AbortSignal,
): Promise<Draft | undefined> {
  if (version === undefined) return undefined;
  try {
    const { content } = await readVersionAfterSave(token, { noun: kind.noun, id }, version, signal);
    return kind.toDraft(content);
  } catch (error) {
    // What got no answer is tried again with the rest.
    if (error instanceof TypeError || error instanceof DOMException) throw error;
    return undefined;
  }
}
