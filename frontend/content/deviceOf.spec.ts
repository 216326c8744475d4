import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';

test.each([
  [
    'Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
    'phone',
  ],
  ['(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone', 'phone'],
  ['(Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows', 'computer'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 'Safari on Mac', 'computer'],
  ['(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux', 'computer'],
  ['curl/8.5', 'A browser', 'computer'],
  ['<script>alert(1)</script> Android', 'A browser on Android', 'phone'],
  [undefined, 'A browser', 'computer'],
])('a device that says %j is called %s', (userAgent, name, kind) => {
  expect(deviceOf(userAgent)).toEqual({ name, kind });
});
