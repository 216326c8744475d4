import { consentSchema } from '../../studio/studio.schema.js';
import { consentText, consentVersion } from './consent.js';

/** What visitors have agreed to so far. A line here is never changed: changed words are a new version in studio/consent.json. */
const SHOWN = {
  '2026-11':
    'I authorise company representatives to call, SMS, email or WhatsApp me about its products and offers. This consent overrides any DNC / NDNC registration.',
};

describe('the consent', () => {
  it.each(Object.entries(SHOWN))('of the version %s has the words that were shown', (version, text) => {
    expect(consentText(consentVersion.parse(version))).toBe(text);
  });

  it('without a form is the current one', () => {
    expect(consentText(consentVersion.parse(undefined))).toBe(SHOWN['2026-11']);
  });

  it.each(['', '1999-01', '__proto__', 'constructor', 2026, null, ['2026-11']])(
    'of the unknown version %j is refused',
    (version) => {
      expect(consentVersion.safeParse(version).error?.issues[0]?.message).toMatch(
        /^We do not know the words/,
      );
    },
  );

  it('has no two wordings of one version', () => {
    const consent = { version: '1', text: 'I agree.' };
    expect(consentSchema.safeParse({ current: consent, former: [consent] }).success).toBe(false);
  });
});
