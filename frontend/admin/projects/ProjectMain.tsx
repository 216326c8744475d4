import { CreditsSection } from './sections/CreditsSection.tsx';
import { LookingBackSection } from './sections/LookingBackSection.tsx';
import { MaterialsSection } from './sections/MaterialsSection.tsx';
import { PairsSection } from './sections/PairsSection.tsx';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { PlanSection } from './sections/PlanSection.tsx';
import { RelatedSection } from './sections/RelatedSection.tsx';
import { ProjectSearchSection } from './sections/ProjectSearchSection.tsx';
import { StorySection } from './sections/StorySection.tsx';

export function ProjectMain() {
  return (
    <>
      <StorySection />
      <PicturesSection />
      <PairsSection />
      <MaterialsSection />
      <PlanSection />
      <LookingBackSection />
      <CreditsSection />
      <RelatedSection />
      <ProjectSearchSection />
    </>
  );
}
