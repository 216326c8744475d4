import { serverUrl } from './server-url.js';

const takes = (address: string) => serverUrl(/^(smtps?|imaps|postgres)$/, 'smtps').safeParse(address);

it.each([
  'smtp://',
  'mail.in:587',
  'mail.in',
  'smtps://studio:topsecret@',
  'imaps:///INBOX',
  'postgres://',
  'postgres://studio:topsecret@/',
])('%s names no server that could be used', (address) => {
  const { error } = takes(address);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'needs smtps://USER:PASSWORD@HOST; signs such as / # ? @ % in the password must be percent-encoded',
  ]);
});

it.each([
  'smtp://mailpit:1025',
  'smtps://studio:a%25b%2F@mail.example:465',
  'imaps://canary:x@mail.example/Canary%20mails',
  'postgres://none',
  'postgres://studio:100%@localhost/studio',
  'postgres:///studio',
  'postgres://?host=/var/run/postgresql',
])('%s names a server', (address) => {
  expect(takes(address).success).toBe(true);
});
