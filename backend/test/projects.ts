import { type ProjectContent, projectContentSchema } from 'content/schemas/project';
import type { DataSource } from 'typeorm';
import { OldProjectSlug } from '../src/projects/old-project-slug.entity.js';
import { Project } from '../src/projects/project.entity.js';

interface SomeProject {
  slug: string;
  title: string;
  status?: 'draft' | 'published';
  oldSlug?: string;
}

/** With three pictures, which are called One, Two and Three. */
export async function addProject(database: DataSource, project: SomeProject): Promise<void> {
  const { slug, title, status = 'published', oldSlug } = project;
  const row = { slug, anchor: slug, position: 99, content: contentOf(title), pictures: [], status };
  const { id } = await database.manager.save(Project, row);
  if (oldSlug) await database.manager.insert(OldProjectSlug, { slug: oldSlug, projectId: id });
}

const contentOf = (title: string): ProjectContent =>
  projectContentSchema.parse({
    title,
    place: 'Sector 1, Noida',
    district: 'Noida',
    type: 'home',
    rooms: '',
    size_sqft: null,
    year: null,
    weeks: null,
    grade: null,
    summary: '',
    lead: '',
    passages: [],
    pictures: ['One', 'Two', 'Three'].map((caption, index) => ({
      key: `0${index + 1}`,
      src: `projects/x/0${index + 1}.jpg`,
      alt: `Picture ${caption}`,
      decorative: false,
      focus: { x: 50, y: 50 },
      caption,
    })),
    cover: null,
    on_home: false,
    opening: null,
    pairs: [],
    plan: { src: null, alt: '', caption: '', changes: [] },
    materials: [],
    cost: { low: null, high: null, is_shown: false, is_counted: false, text: '', included: [], excluded: [] },
    again: '',
    different: '',
    credits: [],
    ask: '',
    related_posts: [],
    is_sample: false,
    meta_title: '',
    meta_description: '',
  });
