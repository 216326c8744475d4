// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '../draft/enquiryDraft.ts';
import type { EnquirySubject } from '../useEnquiryDialog.ts';
import { ShortEnquiry } from './ShortEnquiry.tsx';

vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({ urlPathname: '/projects' }) }));

let show = (_about?: EnquirySubject) => {};
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  show = (about) => act(() => root.render(<ShortEnquiry name="enquiry" className="" about={about} />));
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
});
afterEach(() => {
  leave();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

const chosen = () => document.querySelector<HTMLInputElement>('[name="type"]:checked');
const office: EnquirySubject = { kind: 'project', slug: 'the-mill', title: 'The Mill', type: 'office' };

test.each<[string, EnquirySubject | undefined, string]>([
  ['nothing', undefined, 'A home'],
  ['an office project', office, 'An office'],
  ['a school', { ...office, type: 'institution' }, 'A home'],
  ['the cost of an office', { kind: 'range', slug: 'office', title: 'An office' }, 'An office'],
  ['office interiors', { kind: 'service', slug: 'office-interiors', title: 'Office Interiors' }, 'An office'],
  ['consultancy', { kind: 'service', slug: 'consultancy', title: 'Consultancy' }, 'Only advice'],
])('an enquiry about %s begins with what it is likely to be for', (_what, about, choice) => {
  show(about);
  expect(chosen()?.labels?.[0]?.textContent).toBe(choice);
});

test('a new subject comes before the choice that is kept, and what is chosen after that stays', () => {
  saveDraft([['type', 'advice']], 'key');
  show();
  expect(chosen()?.value).toBe('advice');
  show(office);
  expect(chosen()?.value).toBe('office');
  act(() => document.querySelector<HTMLInputElement>('[value="home"]')?.click());
  show({ ...office });
  expect(chosen()?.value).toBe('home');
});

test('a choice that is kept stays where the form is opened about nothing', () => {
  saveDraft([['type', 'advice']], 'key');
  show();
  expect(chosen()?.value).toBe('advice');
});
