import { expect, test } from 'vitest';
import { enquiryMessage } from './enquiryMessage.ts';

const advice = { kind: 'service', slug: 'advice', title: 'Advice on $& colours' } as const;

test('the choice alone is a message', () => {
  expect(enquiryMessage('A home', undefined, '  ')).toBe('What is it for? A home');
});

test('the choice, what it was opened from and the optional line stand below each other', () => {
  expect(enquiryMessage('An office', advice, ' Forty desks. ')).toBe(
    'What is it for? An office\nAbout: Advice on $& colours\nForty desks.',
  );
});

test('a project is not repeated, since it is sent beside the message', () => {
  const project = { kind: 'project', slug: 'pale-ash', title: 'Pale Ash' } as const;
  expect(enquiryMessage('A home', project, 'Soon.')).toBe('What is it for? A home\nSoon.');
});
