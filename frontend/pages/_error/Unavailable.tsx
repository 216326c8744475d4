import { usePageContext } from 'vike-react/usePageContext';
import { Banner } from '../../components/Banner.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { blogs } from '../../content/blogs.ts';
import { banners } from '../../content/media.ts';
import { failures } from '../../content/failures.ts';
import { contactDetails } from '../../content/site.ts';
import { useContent } from '../../content/useContent.ts';
import { LetsTalk } from '../../layout/LetsTalk.tsx';
import { Main } from '../../layout/Main.tsx';
import { SiteFrame } from '../../layout/SiteFrame.tsx';

const { title, text, cta } = failures.unavailable;
const [home = ''] = blogs.banner.crumbs;

export function Unavailable() {
  const { urlOriginal, urlPathname } = usePageContext();
  const [phone] = useContent(contactDetails).phones;
  return (
    <SiteFrame pathname={urlPathname}>
      <Main>
        <Banner
          title={title}
          crumbs={[{ label: home, href: '/' }, { label: title }]}
          slot={banners.blogs}
          short
        />
        <div className="section section--after-banner">
          <div className="wrap stack">
            <p className="lead">{text}</p>
            <p>
              <ButtonLink href={urlOriginal}>{cta}</ButtonLink>
            </p>
            <p>
              <a className="num" href={phone?.href}>
                {phone?.label}
              </a>
            </p>
          </div>
        </div>
      </Main>
      <LetsTalk />
    </SiteFrame>
  );
}
