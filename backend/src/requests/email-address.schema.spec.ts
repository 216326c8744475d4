import { emailAddress } from './email-address.schema.js';

describe('an email address', () => {
  it.each([
    'asha@example.com',
    'r&d@acme.in',
    "o'brien+flat@mail.example.co.in",
    'asha@xn--i1b6b1a6a2e.xn--h2brj9c',
  ])('such as %s is taken as a browser takes it', (address) => {
    expect(emailAddress.parse(` ${address} `)).toBe(address);
  });

  it.each(['', 'asha', 'asha@example', 'asha@example.1', 'asha@-a.in', 'asha @example.com', 'a@b.c, d@e.in'])(
    'such as %j is refused',
    (address) => {
      expect(emailAddress.safeParse(address).error?.issues[0]?.message).toBe(
        'Please enter an email address, such as name@example.com.',
      );
    },
  );
});
