import { CardSection } from './sections/CardSection.tsx';
import { CostSection } from './sections/CostSection.tsx';
import { FactsSection } from './sections/FactsSection.tsx';
import { WhereWhenSection } from './sections/WhereWhenSection.tsx';
import type { SavedProject } from './useProjectEditing.ts';

export function ProjectSide(props: { base: SavedProject; isUnsaved: boolean }) {
  return (
    <>
      <WhereWhenSection {...props} />
      <FactsSection />
      <CostSection />
      <CardSection />
    </>
  );
}
