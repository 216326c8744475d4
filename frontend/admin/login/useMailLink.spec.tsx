// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { type MailLinkState, useMailLink } from './useMailLink.ts';

const gone = () => Promise.reject(new ApiError(410, undefined));

function open(address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const show = vi.fn<(link: MailLinkState) => void>();
  function Page() {
    show(useMailLink(gone));
    return null;
  }
  const root = renderAdmin(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  return () => show.mock.lastCall?.[0];
}

test.each([
  ['/join', { isMissing: true, isOver: false }],
  ['/join#used', { isMissing: false, isOver: true }],
])('the link %s of a mail is missing or over, never both', async (address, state) => {
  const link = open(address);
  await vi.waitFor(() => expect(link()).toMatchObject(state));
});
