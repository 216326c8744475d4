import { consentOf } from './consent.js';

describe('the consent', () => {
  it('has the words of the version that was shown', () => {
    expect(consentOf('2026-11').version).toBe('2026-11');
  });

  it.each([undefined, '', '1999-01', '__proto__'])('is the current one for the version %j', (version) => {
    expect(consentOf(version)).toEqual(consentOf('2026-11'));
  });
});
