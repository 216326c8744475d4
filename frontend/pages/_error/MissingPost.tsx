import { usePageContext } from 'vike-react/usePageContext';
import { AllBlogsLink } from '../../components/AllBlogsLink.tsx';
import { BlogDetailsBanner } from '../../components/BlogDetailsBanner.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { states } from '../../content/states.ts';
import { LetsTalk } from '../../layout/LetsTalk.tsx';
import { Main } from '../../layout/Main.tsx';
import { SiteFrame } from '../../layout/SiteFrame.tsx';

const { blogNotFound, blogNotFoundHelp } = states;

export function MissingPost() {
  return (
    <SiteFrame pathname={usePageContext().urlPathname}>
      <Main>
        <BlogDetailsBanner />
        <div className="section section--after-banner">
          <div className="wrap">
            <EmptyState title={blogNotFound} help={blogNotFoundHelp}>
              <AllBlogsLink />
            </EmptyState>
          </div>
        </div>
      </Main>
      <LetsTalk />
    </SiteFrame>
  );
}
