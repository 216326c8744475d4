// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin } from '../../../content/admin/admin.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { SetUpApp } from './SetUpApp.tsx';

const words = admin.account.factor;
const app = {
  id: '0c1d7f7e-2a55-4d0e-9c3c-6f7f6b1f2a11',
  secret: 'ABCDEFGH',
  uri: 'otpauth://totp/site:asha?secret=ABCDEFGH',
  qr: { size: 1, path: 'M0 0' },
};

test('whoever holds the phone that gets the app opens it by a link, or copies the letters', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = renderAdmin(<SetUpApp app={app} onCodes={() => {}} onStop={() => {}} />, place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    Reflect.deleteProperty(navigator, 'clipboard');
    vi.unstubAllGlobals();
  });
  const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === words.openHere);
  expect(link?.href).toBe(app.uri);
  const copy = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.secret.copy,
  );
  await act(async () => copy?.click());
  expect(writeText).toHaveBeenCalledWith(app.secret);
});
