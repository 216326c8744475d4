import type { ChosenPictures, PostDraft } from '../draft/postDraft.ts';
import type { DraftPlace } from '../drafts/ServerDraft.ts';

/** The stored post, a local copy, a draft of the server or a version that is put back. */
export interface FormStart {
  draft: PostDraft;
  version: number | undefined;
  pictures: ChosenPictures;
  place?: DraftPlace | undefined;
  over?: string | undefined;
  restoredFrom?: number | undefined;
  saveKey?: string | undefined;
}
