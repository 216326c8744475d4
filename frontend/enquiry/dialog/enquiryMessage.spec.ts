import { expect, test } from 'vitest';
import { enquiryMessage } from './enquiryMessage.ts';

const tower = { kind: 'project', slug: 'sector-108', title: 'Tower in $& Sector 108' } as const;

test('the choice alone is a message', () => {
  expect(enquiryMessage('A home', undefined, '  ')).toBe('What is it for? A home');
});

test('the choice, what it was opened from and the optional line stand below each other', () => {
  expect(enquiryMessage('An office', tower, ' Forty desks. ')).toBe(
    'What is it for? An office\nAbout: Tower in $& Sector 108\nForty desks.',
  );
});
