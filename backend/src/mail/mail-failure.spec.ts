import { MailFailure } from './mail-failure.js';

describe('a mail failure', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EMESSAGE', responseCode: 554 }, true],
    [{ code: 'EMESSAGE', responseCode: 451 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ESOCKET' }, false],
    [{}, false],
  ])('of %j is permanent: %s', (fields, expected) => {
    expect(MailFailure.of({ message: 'No.', ...fields }).isPermanent).toBe(expected);
  });

  it('keeps the answer of the server, which may name a person, out of its message', () => {
    const failure = MailFailure.of({
      code: 'EENVELOPE',
      responseCode: 550,
      message: '550 <asha@example.com>',
    });
    expect(failure.message).toBe('The mail could not be sent: EENVELOPE 550.');
    expect(failure.detail).toBe('550 <asha@example.com>');
  });
});
