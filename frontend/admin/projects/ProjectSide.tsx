import { CardSection } from './sections/CardSection.tsx';
import { CostSection } from './sections/CostSection.tsx';
import { FactsSection } from './sections/FactsSection.tsx';
import { type WhereWhenProps, WhereWhenSection } from './sections/WhereWhenSection.tsx';

export function ProjectSide(props: WhereWhenProps) {
  return (
    <>
      <WhereWhenSection {...props} />
      <FactsSection />
      <CostSection />
      <CardSection />
    </>
  );
}
