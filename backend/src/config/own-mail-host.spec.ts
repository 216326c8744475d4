import { isOwnMailHost, keepsTls } from './own-mail-host.js';

describe('the host of a mail server', () => {
  it.each([
    'smtp://localhost:1025',
    'smtp://127.0.0.1:1025',
    'smtp://[::1]:1025',
    'smtp://mailpit:1025',
    'smtp://mail-out.studio.svc',
    'smtp://mail-out.studio.svc.cluster.local:25',
  ])('is our own in %s', (url) => {
    expect(isOwnMailHost(url)).toBe(true);
  });

  it.each([
    'smtp://mail.example.com:587',
    'smtp://user:password@10.0.0.7',
    'smtp://0.0.0.0',
    'smtp://2130706433',
    'smtp://localhost.example.com',
    'smtp://127.0.0.1.example.com',
    'smtp://mailpit.svc.example.com',
    'smtp://localhost@mail.example.com',
    'smtp://[2001:db8::1]',
  ])('is not our own in %s', (url) => {
    expect(isOwnMailHost(url)).toBe(false);
  });

  it.each([
    ['smtp://mail.example.com?ignoreTLS=true', false],
    ['smtp://mail.example.com?requireTLS=false', false],
    ['smtps://mail.example.com?tls.rejectUnauthorized=false', false],
    ['smtp://mailpit?service=SendGrid', false],
    ['smtp://mail.example.com?pool=true', true],
    ['smtp://mailpit?tls.rejectUnauthorized=false', true],
  ])('keeps its TLS in %s: %s', (url, expected) => {
    expect(keepsTls(url)).toBe(expected);
  });
});
