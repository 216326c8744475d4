import { mailboxOf } from './mailbox.js';

describe('the mailbox behind an address', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    ['Asha@Example.COM', 'asha@example.com'],
    ['asha+kitchen@example.com', 'asha@example.com'],
    ['a.s.h.a+1@gmail.com', 'asha@gmail.com'],
    ['asha@googlemail.com', 'asha@gmail.com'],
    ['a.verma@example.com', 'a.verma@example.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
