import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyProject } from '../../draft/projectDraft.ts';
import { newDraftPicture } from '../takeOut.ts';
import { ProjectFormContext } from '../ProjectFormContext.ts';
import { StorySection } from './StorySection.tsx';

const picture = { ...newDraftPicture('projects/pale-ash/01.jpg'), key: '01' };
const passage = { row: '1', title: '', text: '', layout: 'text-left', pictures: [] } as const;
const change = () => undefined;
const sending = {
  transfers: [],
  unsent: [],
  isSending: false,
  choose: change,
  leaveOut: change,
  sendAgain: change,
};

test.each([
  ['waits for', []],
  ['follows', ['01']],
])('the second picture of a passage %s the first one', (_, pictures) => {
  const draft = { ...emptyProject, pictures: [picture], passages: [{ ...passage, pictures }] };
  const form = { draft, toSend: draft, messages: {}, change, update: change, sending, libraryAltTexts: {} };
  const page = renderToStaticMarkup(
    <ProjectFormContext value={form}>
      <StorySection />
    </ProjectFormContext>,
  );
  const [second = ''] = /<select id="passages.0.pictures.1"[^>]*>/.exec(page) ?? [];
  expect(second.includes('disabled')).toBe(pictures.length === 0);
});
