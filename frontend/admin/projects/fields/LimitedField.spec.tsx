import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyProject } from '../../draft/projectDraft.ts';
import { projectForm } from '../../test/projectForm.ts';
import { ProjectFormContext } from '../ProjectFormContext.ts';
import { LimitedField } from './LimitedField.tsx';

test('a field of lines tells which of them is refused', () => {
  const messages = { 'cost.included.1': 'Please use at most 80 characters.' };
  const page = renderToStaticMarkup(
    <ProjectFormContext value={projectForm(emptyProject, messages)}>
      <LimitedField path="cost.included" label="In it" value="a" onChange={() => {}} rows={3} />
    </ProjectFormContext>,
  );
  expect(page).toContain('Line 2: Please use at most 80 characters.');
});
