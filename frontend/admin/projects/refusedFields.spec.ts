import { expect, test } from 'vitest';
import { refusedFields } from './refusedFields.ts';

const message = 'Please write something here.';

test.each([
  ['content.lead', 'lead', 'Opening sentence: Please write something here.'],
  ['slug', 'slug', 'Slug: Please write something here.'],
  ['content.passages.1.text', 'passages.1.text', 'Passage 2: Please write something here.'],
  ['content.pictures.3.alt', 'pictures.3.alt', 'Picture 4: Please write something here.'],
  ['content.materials.0.name', 'materials.0.name', 'Materials. Line 1: Please write something here.'],
  ['content.cost.included.2', 'cost.included.2', 'What it cost. Line 3: Please write something here.'],
  ['content.cost.low', 'cost.low', 'From, in lakh rupees: Please write something here.'],
  ['unheard_of', 'unheard_of', message],
])('what is refused at %s is told with the name of its field', (path, place, text) => {
  expect(refusedFields({ [path]: message })).toEqual([{ path: place, text }]);
});
