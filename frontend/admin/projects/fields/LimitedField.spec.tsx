import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyProject } from '../../draft/projectDraft.ts';
import { ProjectFormContext } from '../ProjectFormContext.ts';
import { LimitedField } from './LimitedField.tsx';

const change = () => undefined;
const sending = {
  transfers: [],
  unsent: [],
  isSending: false,
  choose: change,
  leaveOut: change,
  sendAgain: change,
};

test('a field of lines tells which of them is refused', () => {
  const messages = { 'cost.included.1': 'Please use at most 80 letters.' };
  const form = { draft: emptyProject, toSend: emptyProject, change, update: change, sending };
  const page = renderToStaticMarkup(
    <ProjectFormContext value={{ ...form, messages, libraryAltTexts: {} }}>
      <LimitedField path="cost.included" label="In it" value="a" onChange={change} rows={3} />
    </ProjectFormContext>,
  );
  expect(page).toContain('Line 2: Please use at most 80 letters.');
});
