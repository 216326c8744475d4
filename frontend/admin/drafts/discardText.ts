import { toast } from 'react-hot-toast/headless';
import { putDraft, removeDraft } from '../../api/adminDrafts.ts';
import { newUuid } from '../../api/newUuid.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import {
  type CopyFiles,
  fileNames,
  readCopyFiles,
  removeCopyFiles,
  saveCopyFiles,
} from '../copies/copyFiles.ts';
import { type LocalCopy, removeCopy, saveCopy } from '../copies/localCopy.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { SessionOver, adminCall, quietCall } from '../session/adminCall.ts';
import { type KeptText, formOf } from './keptTexts.ts';
import { withDraftMark } from './draftMark.ts';
import { type ReadDraft, readDrafts } from './readDrafts.ts';

const words = admin.drafts;

interface Discarded<Draft> {
  text: KeptText<Draft>;
  onPutBack: (text: KeptText<Draft>) => void;
}

/** At once, before the page may be closed, with Undo. */
export async function discardText<Draft>(
  kind: DraftKind<Draft>,
  id: string,
  { text, onPutBack }: Discarded<Draft>,
): Promise<void> {
  const { copy, server } = text;
  if (copy) removeCopy(localStorage, kind, copy);
  if (copy && !server) removeOlder(kind, copy);
  const [files, removal] = await Promise.all([takeFiles(text), server ? removed(server) : 'done']);
  if (removal !== 'done') {
    if (removal !== 'cut') await putCopyBack(kind, text, files);
    onPutBack(text);
    return;
  }
  const putBack = async () => {
    await putCopyBack(kind, text, files);
    onPutBack({ ...text, server: server && (await putDraftBack(kind, id, server)) });
  };
  undoToast(copy || !server ? words.droppedHere : words.dropped(server), () => {
    putBack().catch((error: unknown) => toast.error(sentenceOf(error, words.putBackFailed)));
  });
}

/** What the same editor had sent before, as from a page that was closing when the drafts were read. */
export function removeOlder<Draft>(kind: DraftKind<Draft>, copy: LocalCopy<Draft>): void {
  const { id, form, savedAt } = copy;
  const { signal } = new AbortController();
  const isOlder = ({ mark, draft }: ReadDraft<Draft>) =>
    mark?.form === form && (mark.at <= savedAt || kind.differences(draft, copy.draft).length === 0);
  void quietCall((token) => readDrafts(kind, { token, id, signal })).then(
    (drafts) => drafts.filter(isOlder).forEach(removeQuietly),
    () => undefined,
  );
}

export function removeQuietly({ place }: ReadDraft<unknown>): void {
  void quietCall((token) => removeDraft(token, place.draft)).catch(() => undefined);
}

async function removed({ place }: ReadDraft<unknown>): Promise<'done' | 'failed' | 'cut'> {
  const page = new AbortController();
  const close = () => page.abort();
  const events = ['beforeunload', 'pagehide'];
  for (const event of events) addEventListener(event, close);
  try {
    await adminCall((token) => removeDraft(token, place.draft));
    return 'done';
  } catch (error) {
    if (!(error instanceof SessionOver)) toast.error(sentenceOf(error, words.dropFailed));
    const isAnswered = error instanceof ApiError || error instanceof SessionOver;
    return page.signal.aborted && !isAnswered ? 'cut' : 'failed';
  } finally {
    for (const event of events) removeEventListener(event, close);
  }
}

async function takeFiles(text: KeptText<unknown>): Promise<CopyFiles> {
  const files = await readCopyFiles(formOf(text));
  await removeCopyFiles(formOf(text));
  return files;
}

async function putCopyBack<Draft>(kind: DraftKind<Draft>, text: KeptText<Draft>, files: CopyFiles) {
  if (text.copy) saveCopy(localStorage, kind, text.copy);
  if (fileNames(files).length > 0) await saveCopyFiles(formOf(text), files);
}

async function putDraftBack<Draft>(
  { noun }: DraftKind<Draft>,
  id: string,
  { basedOn, draft, ...read }: ReadDraft<Draft>,
): Promise<ReadDraft<Draft>> {
  const place = newUuid();
  const content = read.mark ? withDraftMark(draft, read.mark) : draft;
  const body = { kind: noun, id: id ? Number(id) : null, based_on: basedOn ?? null, content };
  const { revision } = await adminCall((token) =>
    putDraft(token, { draft: place, revision: 0, body }, false),
  );
  return { ...read, basedOn, draft, place: { draft: place, revision } };
}
