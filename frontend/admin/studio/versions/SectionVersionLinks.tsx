import { Link } from 'react-router-dom';
import { admin } from '../../../content/admin/admin.ts';
import type { StudioSection } from '../studioSections.ts';
import { useStudio } from '../StudioContext.ts';

const { sectionNames, versions: words } = admin.studio;

/** To the former words; of each part where a section of the screen has several. */
export function SectionVersionLinks({ lists }: Pick<StudioSection, 'lists'>) {
  const { sections } = useStudio();
  const [only, ...more] = sections
    .map(({ name }) => name)
    .filter((name) => lists.some((list) => list.section === name));
  if (!only) return null;
  if (more.length === 0)
    return (
      <Link to={`/studio/${only}/versions`}>
        {words.title}{' '}
        <span className="vh">
          {words.of} {sectionNames[only]}
        </span>
      </Link>
    );
  return (
    <>
      {words.title}:
      {[only, ...more].map((name, place) => (
        <span key={name}>
          {place > 0 && ','}{' '}
          <Link to={`/studio/${name}/versions`}>
            <span className="vh">
              {words.title} {words.of}
            </span>{' '}
            {sectionNames[name]}
          </Link>
        </span>
      ))}
    </>
  );
}
