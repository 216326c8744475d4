// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { DoNotContactButton } from './DoNotContactButton.tsx';
import type { ActProps } from './EnquiryHead.tsx';

const press = (name: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'The person may be contacted again.'],
  [false, 'The mark is lifted, but another still stands: the person is not to be contacted.'],
])('what is said of a lifted mark is so, where the person may be contacted: %s', async (may, sentence) => {
  const said: string[] = [];
  const lift: ActProps['act'] = async (_action, done) => {
    said.push(typeof done === 'string' ? done : done({ ...enquiry, may_contact: may }));
    return true;
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = renderAdmin(<DoNotContactButton enquiry={enquiry} act={lift} isBusy={false} />, place);
  onTestFinished(() => root.unmount());
  act(() => press('May be contacted again'));
  act(() => document.querySelector<HTMLElement>('input[name="how"]')?.click());
  await act(async () => press('May be contacted again'));
  expect(said).toEqual([sentence]);
});

test('nobody is marked by one press, and who is asked is told what goes', async () => {
  const mark = vi.fn<ActProps['act']>(async () => true);
  const place = document.body.appendChild(document.createElement('div'));
  const person = { ...enquiry, may_contact: true };
  const root = renderAdmin(<DoNotContactButton enquiry={person} act={mark} isBusy={false} />, place);
  onTestFinished(() => root.unmount());
  act(() => press('Do not contact any more'));
  expect(mark).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('The ways to reach the person and the next step go.');
  await act(async () => press('Do not contact any more'));
  expect(mark).toHaveBeenCalledOnce();
});
