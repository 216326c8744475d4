import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workingHoursSchema } from 'content/schemas/hours';
import { projectEntrySchema } from 'content/schemas/project';
import { sectionPlaces, sectionsSchema } from 'content/schemas/sections';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { schemas } from '../../../frontend/content/schemas/all.ts';
import { changedFiles, writeContent } from '../../../scripts/embedded/content-files.ts';
import { root } from '../../../scripts/embedded/root.ts';
import { contentFiles } from '../../src/content-export/content-files.js';
import { portfolio } from '../../src/projects/portfolio.js';
import { ContentReader } from '../../src/content/content-reader.js';
import { contentPathOf } from '../../src/content/section-files.js';
import { type Editor, fileWords, startAsEditor } from './content-words.ts';

describe('the content files of a database', () => {
  let staff: Editor;
  let folder: string;
  beforeEach(async () => {
    staff = await startAsEditor();
    folder = await mkdtemp(join(tmpdir(), 'studio-content-'));
  });
  afterEach(async () => {
    await staff.stop();
    await rm(folder, { recursive: true });
  });

  const files = async () =>
    contentFiles(await staff.app.get(ContentReader).changed(), await portfolio(staff.app.get(DataSource)));
  const changeAll = async () => {
    for (const [name, value] of Object.entries(otherWords()))
      expect((await staff.save(name, value)).body).toMatchObject({ status: true });
  };

  it('say what they said while staff have changed nothing, the portfolio too', async () => {
    const unchanged = await files();
    expect(Object.keys(unchanged)).toEqual(['frontend/content/portfolio.json']);
    expect(changedFiles(root, unchanged)).toEqual({});
  });

  it('hold the projects in the order of the site with their former slugs, and none from the bin', async () => {
    const database = staff.app.get(DataSource);
    const [first, second, third, ...others] = await portfolio(database);
    await database.query(`UPDATE project SET deleted_at = now() WHERE slug = $1`, [second?.slug]);
    await database.query(`UPDATE project SET position = 0, slug = 'moved' WHERE slug = $1`, [third?.slug]);
    const moved = { ...third, slug: 'moved', old_slugs: [third?.old_slugs[0] ?? third?.slug] };
    expect(await portfolio(database)).toEqual([moved, first, ...others]);
    expect(z.array(projectEntrySchema).safeParse(await portfolio(database)).error).toBeUndefined();
  });

  it('keep the time of a scheduled project, and say when there are no projects any more', async () => {
    const database = staff.app.get(DataSource);
    const publish_at = '2099-01-26T04:30:00.000Z';
    const sql = "UPDATE project SET status = 'scheduled', publish_at = $1 WHERE position = 1";
    await database.query(sql, [publish_at]);
    const [first] = await portfolio(database);
    expect(first).toMatchObject({ status: 'scheduled', publish_at });
    expect(projectEntrySchema.safeParse(first).error).toBeUndefined();
    await database.query('UPDATE project SET deleted_at = now()');
    expect(await files()).toEqual({ 'frontend/content/portfolio.json': [] });
    await database.query('DELETE FROM project_fill');
    expect(changedFiles(root, await files())).toEqual({});
  });

  it('say all that staff changed, so that a fresh database shows the same', async () => {
    await changeAll();
    const exported = await files();
    for (const [name, place] of Object.entries(sectionPlaces)) {
      const value = place.path.reduce((inner, key) => Object(inner)[key], exported[contentPathOf(place)]);
      expect(sectionsSchema.partial().parse({ [name]: value })).toEqual({ [name]: otherWords()[name] });
    }
  });

  it('fit the schemas of the files, and keep what no section holds', async () => {
    await changeAll();
    const exported = await files();
    const named = new Map(Object.entries({ ...schemas, 'working-hours.json': workingHoursSchema }));
    const issues = Object.entries(exported).map(
      ([path, content]) => named.get(basename(path))?.safeParse(content).error?.issues ?? 'none',
    );
    expect(new Set(issues)).toEqual(new Set(['none']));
    expect(exported['studio/working-hours.json']).toHaveProperty('callWithinHours', 4);
    expect(exported['frontend/content/site.json']).toHaveProperty('nav.0.href', '/');
    expect(exported['frontend/content/home-sections.json']).not.toHaveProperty('team.intro');
  });

  it('are written as the project formats its files, and call what staff wrote no sample', async () => {
    const path = 'frontend/content/home-sections.json';
    await staff.save('clients', [...fileWords.clients, 'Two Banyan Press']);
    writeContent(folder, changedFiles(root, await files()));
    const before = await readFile(join(root, path), 'utf8');
    const expected = before
      .replace(/"sample": "Sample names",\s+"names"/, '"names"')
      .replace('"Panch Capital"', '"Panch Capital",\n      "Two Banyan Press"');
    expect(await readFile(join(folder, path), 'utf8')).toBe(expected);
  });
});

/** Another value for every section, some without what may be left out. */
function otherWords(): Record<string, unknown> {
  const { team, testimonials, milestones, services, contact, social, hours, home } = fileWords;
  const [first, ...others] = testimonials;
  return {
    ...fileWords,
    team: [{ name: 'Ritu Sen', role: 'Drawings' }, ...team],
    testimonials: [...others, { ...first, has_consent: false }],
    clients: [],
    milestones: milestones.slice(1),
    services: services.toReversed(),
    'service-texts': fileWords['service-texts'].toReversed(),
    contact: { ...contact, phones: contact.phones.slice(0, 1) },
    'other-addresses': [{ name: 'The showroom', lines: ['Shop 4'], mapHref: 'https://example.com/map' }],
    'postal-address': { ...fileWords['postal-address'], code: '201309' },
    social: social.slice(0, 2),
    hours: {
      days: { ...hours.days, Friday: null },
      holidays: [{ date: '2026-12-25', name: 'Christmas' }],
      text: '',
      callWithinHours: 4,
    },
    home: { ...home, hero: { ...home.hero, title: ['One line.'], lead: 'In short.' } },
    'home-headings': {
      ...fileWords['home-headings'],
      team: { eyebrow: 'Team', title: 'Five of us', intro: '' },
    },
  };
}
