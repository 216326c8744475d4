import { isPushEndpoint } from './push-endpoint.js';

const testServer = 'http://127.0.0.1:4000';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, undefined)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://evilfcm.googleapis.com.example/abc',
    'https://notfcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:4000/abc',
    'https://localhost/abc',
    'https://[::1]/abc',
    'https://10.0.0.7/abc',
    'https://192.168.1.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://postgres:5432/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'abc',
    '',
  ])('is never %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, undefined)).toBe(false);
  });

  it('may be the server of the tests, and no other of this machine, where the settings name it', () => {
    expect(isPushEndpoint('http://127.0.0.1:4000/abc', testServer)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:4001/abc', testServer)).toBe(false);
  });
});
