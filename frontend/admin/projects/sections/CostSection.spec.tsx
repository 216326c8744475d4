import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { admin } from '../../../content/admin/admin.ts';
import { emptyProject } from '../../draft/projectDraft.ts';
import { projectForm } from '../../test/projectForm.ts';
import { ProjectFormContext } from '../ProjectFormContext.ts';
import { CostSection } from './CostSection.tsx';

const { lacks, states } = admin.projects.cost;
const cost = { ...emptyProject.cost, low: '10', high: '13', is_counted: true };
const facts = { size_sqft: '1500', year: '2025', grade: 'middle' } as const;

test.each([
  [' ', lacks],
  ['Sector 50, Noida', states.counted],
])('a project at "%s" counts or lacks what it needs: %s', (place, sentence) => {
  const page = renderToStaticMarkup(
    <ProjectFormContext value={projectForm({ ...emptyProject, ...facts, cost, place })}>
      <CostSection />
    </ProjectFormContext>,
  );
  expect(page).toContain(`<output class="note">${sentence}</output>`);
});
