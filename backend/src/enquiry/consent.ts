export interface Consent {
  version: string;
  /** Exactly what stood beside the box. */
  text: string;
}

const current: Consent = {
  version: '2026-11',
  text: 'I authorise company representatives to call, SMS, email or WhatsApp me about its products and offers. This consent overrides any DNC / NDNC registration.',
};

/** Every wording that was ever shown, newest first. Words never change: new words are a new version at the top. */
const consents: readonly [Consent, ...Consent[]] = [current];

/** The words that somebody agreed to: those of the version that the form names, else the current ones. */
export function consentOf(version: string | undefined): Consent {
  return consents.find((consent) => consent.version === version) ?? current;
}
