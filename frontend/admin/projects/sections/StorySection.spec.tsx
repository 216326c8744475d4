import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyProject } from '../../draft/projectDraft.ts';
import { projectForm } from '../../test/projectForm.ts';
import { newDraftPicture } from '../takeOut.ts';
import { ProjectFormContext } from '../ProjectFormContext.ts';
import { StorySection } from './StorySection.tsx';

const picture = { ...newDraftPicture('projects/pale-ash/01.jpg'), key: '01' };
const passage = { row: '1', title: '', text: '', layout: 'text-left', pictures: [] } as const;

test.each([
  ['waits for the first one', 'wide-left', [], true],
  ['follows the first one', 'wide-left', ['01'], false],
  ['is not chosen where the layout shows but one', 'text-left', ['01'], true],
  ['can be taken out where the layout shows but one', 'text-left', ['01', '01'], false],
] as const)('the second picture of a passage %s', (_, layout, chosen, isDisabled) => {
  const pictures = [...chosen];
  const draft = { ...emptyProject, pictures: [picture], passages: [{ ...passage, layout, pictures }] };
  const page = renderToStaticMarkup(
    <ProjectFormContext value={projectForm(draft)}>
      <StorySection />
    </ProjectFormContext>,
  );
  const [second = ''] = /<select id="passages.0.pictures.1"[^>]*>/.exec(page) ?? [];
  expect(second.includes('disabled')).toBe(isDisabled);
});
