import { trustedPerson } from './trusted-person.js';

const GOOGLE = 'https://accounts.google.com';
const MICROSOFT = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0';
const OTHER = 'https://id.example';

const claims = (iss: string, more: object = {}) => ({
  iss,
  sub: '7',
  email: 'Kavita@Studio.Example',
  email_verified: true,
  ...more,
});
const reasonFor = (given: unknown) => {
  try {
    return trustedPerson(given, 'studio.example');
  } catch (error) {
    return String(error);
  }
};

describe('whom a provider vouches for', () => {
  it.each([
    ['Google', claims(GOOGLE, { hd: 'studio.example' })],
    ['Microsoft', claims(MICROSOFT, { email_verified: undefined, xms_edov: true })],
    ['another provider', claims(OTHER)],
  ])('is taken from %s', (_who, given) => {
    const { iss: issuer } = given;
    expect(reasonFor(given)).toEqual({ issuer, subject: '7', email: 'kavita@studio.example' });
  });

  it.each([
    ['a private account at Google with an address of the studio', claims(GOOGLE), 'other-domain'],
    ['another organisation at Google', claims(GOOGLE, { hd: 'example.org' }), 'other-domain'],
    ['an address that Microsoft has not looked at', claims(MICROSOFT), 'not-verified'],
    ['a domain that is not of the directory', claims(MICROSOFT, { xms_edov: false }), 'not-verified'],
    [
      'the claim of Microsoft from another provider',
      claims(OTHER, { email_verified: false, xms_edov: true }),
      'not-verified',
    ],
    ['a word for verified that is no yes', claims(OTHER, { email_verified: 'true' }), 'not-verified'],
    ['no address at all', claims(OTHER, { email: undefined }), 'not-verified'],
    ['an address below the domain', claims(OTHER, { email: 'a@mail.studio.example' }), 'other-domain'],
    ['a domain that ends alike', claims(OTHER, { email: 'a@notstudio.example' }), 'other-domain'],
    ['no claims', undefined, 'not-verified'],
  ])('is nobody for %s', (_what, given, reason) => {
    expect(reasonFor(given)).toBe(`Error: Single sign-on was refused: ${reason}.`);
  });
});
