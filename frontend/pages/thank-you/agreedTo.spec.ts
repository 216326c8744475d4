import { expect, test } from 'vitest';
import consents from '../../../studio/consent.json' with { type: 'json' };
import { agreedTo } from './agreedTo.ts';

const { current, apart } = consents;

test('the words of a form with one box are shown alone', () => {
  expect(agreedTo(current.version, true)).toMatchObject({ text: current.text, offers: undefined });
});

test.each([true, false])(
  'the words of a form with two boxes are shown although new forms have one, ticked: %s',
  (isTicked) => {
    expect(agreedTo(apart.version, isTicked)).toEqual({
      text: apart.text,
      channels: 'Call, SMS, e-mail, WhatsApp',
      offers: { text: apart.offers, isTicked },
    });
  },
);

test.each([undefined, '1999-01'])('no words are shown for the version %s', (version) => {
  expect(agreedTo(version, true)).toBeUndefined();
});
