import { studio } from '../../studio/studio.js';
import { consentSchema } from '../../studio/studio.schema.js';
import { consentText, consentVersion, shownVersion, shownWording } from './consent.js';

/** What visitors have agreed to so far. A line here is never changed: changed words are a new version in studio/consent.json. */
const SHOWN = {
  '2026-11':
    'I authorise company representatives to call, SMS, email or WhatsApp me about its products and offers. This consent overrides any DNC / NDNC registration.',
  '2026-11-apart':
    'I authorise company representatives to call, SMS, email or WhatsApp me about this enquiry. This consent overrides any DNC / NDNC registration.',
};

describe('the consent', () => {
  it.each(Object.entries(SHOWN))('of the version %s has the words that were shown', (version, text) => {
    expect(consentVersion.parse(version)).toBe(version);
    expect(consentText(version)).toBe(text);
  });

  it('without a form is the current one', () => {
    expect(consentText(shownVersion)).toBe(SHOWN['2026-11']);
  });

  it('is one sentence, or two with offers apart, as the studio sets it', () => {
    expect(shownWording({ ...studio.consent, asksOffersApart: false })).toEqual(studio.consent.current);
    expect(shownWording({ ...studio.consent, asksOffersApart: true })).toEqual(studio.consent.apart);
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
    const channels = ['Call'];
    const consent = { version: '1', text: 'I agree.', channels };
    const apart = { version: '2', text: 'Ring me.', channels, offers: 'Tell me of offers.' };
    const of = (...former: object[]) =>
      consentSchema.safeParse({ current: consent, asksOffersApart: false, apart, former }).success;
    expect([of(), of(consent), of(apart)]).toEqual([true, false, false]);
  });
});
