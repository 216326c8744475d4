import { phoneNumber } from './phone-number.js';

describe('a phone number', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['098765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['(0120) 456 7890', '+911204567890'],
    ['00 44 20 7946 0958', '+442079460958'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+971 50 123 4567', '+971501234567'],
  ])('typed as %s is dialled as %s', (typed, e164) => {
    expect(phoneNumber.parse(typed)).toEqual({ typed, e164 });
  });

  it.each([
    ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['\u200e98765\u00ad43210', '9876543210'],
    ['९८७६५ ४३२१०', '98765 43210'],
  ])('of a phone, such as %j, is taken as %s', (copied, typed) => {
    expect(phoneNumber.parse(copied)).toEqual({ typed, e164: '+919876543210' });
  });

  it.each(['', '12345', '98765', 'ring me on 98765 43210', '+999 12345678', '98765432101234567890', '+'])(
    'typed as %s is refused',
    (typed) => {
      expect(phoneNumber.safeParse(typed).error?.issues[0]?.message).toBe(
        'Please enter a mobile number we can ring.',
      );
    },
  );
});
