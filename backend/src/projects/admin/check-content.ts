import type { ProjectContent } from 'content/schemas/project';
import { type FieldMessages, ValidationError } from '../../errors/validation-error.js';
import type { PublicationStatus } from '../../publication/publication-status.js';

/** What one field cannot know of the others. @throws ValidationError */
export function checkContent(content: ProjectContent, status: PublicationStatus): void {
  const messages = { ...keyMessages(content), ...(status !== 'draft' && publishingMessages(content)) };
  if (Object.keys(messages).length > 0) throw new ValidationError(messages);
}

function publishingMessages({ place, pictures }: ProjectContent): FieldMessages {
  return {
    ...(!place && { 'content.place': 'Please enter the place before you publish.' }),
    ...(pictures.length === 0 && { 'content.pictures': 'Please add a picture before you publish.' }),
  };
}

function keyMessages(content: ProjectContent): FieldMessages {
  const keys = content.pictures.map(({ key }) => key);
  const messages: FieldMessages = {};
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      messages[`content.pictures.${index}.key`] = `Picture ${index + 1} has the key of another one.`;
  for (const [field, key] of namedKeys(content))
    if (key !== null && !keys.includes(key))
      messages[`content.${field}`] = 'This names a picture that the project no longer has.';
  return messages;
}

function namedKeys({
  cover,
  opening,
  passages,
  pairs,
  materials,
}: ProjectContent): [string, string | null][] {
  return [
    ['cover', cover],
    ['opening', opening],
    ...passages.flatMap(({ pictures }, index) =>
      pictures.map((key): [string, string] => [`passages.${index}.pictures`, key]),
    ),
    ...pairs.map(({ after }, index): [string, string | null] => [`pairs.${index}.after`, after]),
    ...materials.map(({ chip }, index): [string, string | null] => [
      `materials.${index}.chip`,
      chip?.picture ?? null,
    ]),
  ];
}
