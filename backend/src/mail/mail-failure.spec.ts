import { MailFailure } from './mail-failure.js';

describe('a mail failure', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    [{ code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, false],
    [{ code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }, false],
    [
      { responseCode: 554, command: 'RCPT TO', message: '554 5.7.1 <a@b.example>: Relay access denied' },
      false,
    ],
    [{ responseCode: 550, command: 'RCPT TO', message: '550 relay not permitted' }, false],
    [{ responseCode: 550, command: 'RCPT TO', message: '550 5.1.1 No such user' }, true],
    [{ responseCode: 552, command: 'RCPT TO', message: '552 Mailbox full' }, false],
    [{ responseCode: 550, command: 'DATA', message: '550 5.2.2 Over quota' }, false],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, false],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ code: 'ETLS', responseCode: 502, command: 'STARTTLS' }, false],
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
