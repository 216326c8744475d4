// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryLink } from './enquiryLink.ts';
import { useEnquiryDialog } from './useEnquiryDialog.ts';

vi.mock('./dialog/EnquirySheet.tsx', () => ({}));

let leave = () => {};

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  leave();
  useEnquiryDialog.setState({ isOpen: false });
  vi.unstubAllGlobals();
});

/** @param fields of the form on that page */
function press(path: string, fields: Record<string, string>): void {
  history.replaceState(null, '', path);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const form = (
    <form action="/contact-us">
      <input name="website" tabIndex={-1} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} defaultValue={value} />
      ))}
      <button type="submit">Send</button>
    </form>
  );
  act(() =>
    root.render(
      <>
        <main>{form}</main>
        <a {...enquiryLink()}>Enquire Now</a>
      </>,
    ),
  );
  act(() => place.querySelector('a')?.click());
}

const isOpen = () => useEnquiryDialog.getState().isOpen;

test('where kept pictures are sent the first empty field of their form gets the focus', () => {
  press('/shortlist/send', { name: 'Asha', email: '', phone: '' });
  expect(document.activeElement?.getAttribute('name')).toBe('email');
  expect(isOpen()).toBe(false);
});

test('of a form that is filled in the button gets it', () => {
  press('/shortlist/send', { name: 'Asha' });
  expect(document.activeElement?.textContent).toBe('Send');
});

test('on other pages the enquiry opens', () => {
  press('/contact-us', { name: '' });
  expect(isOpen()).toBe(true);
});
