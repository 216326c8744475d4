import { expect, test } from 'vitest';
import { emptyProject } from '../draft/projectDraft.ts';
import { byDraftPath, fieldProblems, withoutMessages } from './fieldProblems.ts';

const titled = { ...emptyProject, title: 'Pale Ash' };

test('A draft with a title alone can be sent', () => {
  expect(fieldProblems(titled)).toEqual({});
});

test('What is no number is told at its own field', () => {
  const cost = { ...titled.cost, high: 'about 20' };
  expect(fieldProblems({ ...titled, size_sqft: '1,520 sq ft', year: 'soon', cost })).toEqual({
    year: 'Please give a year, such as 2024.',
    'cost.high': 'Please give a number of lakh, such as 12.5.',
  });
});

test('A comma that is meant as a decimal point is told, with how to write it', () => {
  const cost = { ...titled.cost, low: '12,5' };
  expect(fieldProblems({ ...titled, cost })).toEqual({
    'cost.low': 'Please give a number of lakh, such as 12.5.',
  });
});

test('A title of spaces and a schedule without its moment are told', () => {
  const problems = fieldProblems({ ...emptyProject, title: '  ', status: 'scheduled' });
  expect(Object.keys(problems)).toEqual(['title', 'publish_at']);
});

test('Paths of the server are those of the draft', () => {
  expect(byDraftPath({ 'content.pictures.3.alt': 'Too long.', slug: 'Taken.' })).toEqual({
    'pictures.3.alt': 'Too long.',
    slug: 'Taken.',
  });
});

test('A change settles the message of its field and of those within it, not of neighbours', () => {
  const messages = { 'pictures.3.alt': 'a', 'pictures.30.alt': 'b', place: 'c' };
  expect(withoutMessages(messages, ['pictures.3'])).toEqual({ 'pictures.30.alt': 'b', place: 'c' });
});
