import words from '../content/shortlist.json' with { type: 'json' };
import type { PictureName } from '../stores/keptPictures.ts';
import { say } from '../stores/message.ts';
import { sharedPath } from './whatsappText.ts';

export async function copySharedLink(pictures: readonly PictureName[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + sharedPath(pictures));
    say(words.copied);
  } catch {
    say(words.notCopied);
  }
}
