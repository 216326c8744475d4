// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { ConsentBlock } from './ConsentBlock.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a consent names the receipt that the visitor was given', () => {
  const place = document.createElement('div');
  renderAdmin(<ConsentBlock enquiry={{ ...enquiry, receipt: '2611-1872F6D2' }} />, place);
  expect(place.textContent).toContain('Receipt 2611-1872F6D2.');
});
