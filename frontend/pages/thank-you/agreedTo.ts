import { consentWording } from '../../content/consentWording.ts';

/** Undefined for an unknown version. @param version of the words that were recorded */
export function agreedTo(version: string | undefined, isTicked: boolean) {
  const wording = version === undefined ? undefined : consentWording(version);
  if (!wording) return undefined;
  const { text, channels, offers } = wording;
  return { text, channels: channels.join(', '), offers: offers ? { text: offers, isTicked } : undefined };
}
