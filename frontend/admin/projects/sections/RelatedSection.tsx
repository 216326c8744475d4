import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../api/apiClient.ts';
import { listPublicPosts } from '../../../api/posts.ts';
import { StaffIcon } from '../../kit/StaffIcon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { ProjectSelectField } from '../fields/ProjectSelectField.tsx';
import styles from './RelatedSection.module.css';

const words = admin.projects.related;
const FIELD = 'related_posts';

/** Of the posts that visitors can read, because only those can be linked. */
export function RelatedSection() {
  const { draft, change } = useProjectForm();
  const { data: posts = [], isError } = useQuery({
    queryKey: ['public posts'],
    queryFn: ({ signal }) => listPublicPosts(browserApi, signal),
  });
  const chosen = draft.related_posts;
  const headingOf = (slug: string) => posts.find((post) => post.slug === slug)?.heading ?? slug;
  const rest = posts.filter(({ slug }) => !chosen.includes(slug));
  return (
    <Section title={admin.projects.sections.related}>
      {isError && <p className="note">{words.failed}</p>}
      {chosen.length > 0 && <Chosen slugs={chosen} headingOf={headingOf} />}
      {chosen.length < projectLimits.relatedPosts && (
        <ProjectSelectField
          path={FIELD}
          label={words.choose}
          value=""
          options={[
            { value: '', label: admin.projects.none },
            ...rest.map(({ slug, heading }) => ({ value: slug, label: heading })),
          ]}
          onChange={(slug) => slug && change({ related_posts: [...chosen, slug] })}
        />
      )}
    </Section>
  );
}

interface ChosenProps {
  slugs: readonly string[];
  headingOf: (slug: string) => string;
}

function Chosen({ slugs, headingOf }: ChosenProps) {
  const { change } = useProjectForm();
  return (
    <ul className={styles['posts']} aria-label={words.chosen}>
      {slugs.map((slug) => (
        <li key={slug}>
          <span>{headingOf(slug)}</span>
          <button
            type="button"
            aria-label={words.remove(headingOf(slug))}
            onClick={() => change({ related_posts: slugs.filter((one) => one !== slug) })}
          >
            <StaffIcon name="bin" />
          </button>
        </li>
      ))}
    </ul>
  );
}
