import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionPlaces, sectionsSchema } from 'content/schemas/sections';
import { schemas } from '../../frontend/content/schemas/all.ts';
import { changedFiles, writeContent } from '../../scripts/embedded/content-files.ts';
import { root } from '../../scripts/embedded/root.ts';
import { contentFiles } from '../src/content-export/content-files.js';
import { ContentReader } from '../src/content/content-reader.js';
import { pathOf } from '../src/content/section-files.js';
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

  const files = async () => contentFiles(await staff.app.get(ContentReader).changed());
  const written = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, path), 'utf8'));

  it('are none while staff have changed nothing', async () => {
    expect(await files()).toEqual({});
  });

  it('say all that staff changed and keep the rest, so that a fresh database shows the same', async () => {
    const changes = changeAll();
    for (const [name, value] of Object.entries(changes))
      expect((await staff.save(name, value)).body).toMatchObject({ status: true });
    const exported = changedFiles(root, await files());
    writeContent(folder, exported);
    for (const [name, place] of Object.entries(sectionPlaces)) {
      const content = await written(pathOf(place));
      const value = place.path.reduce((inner, key) => Object(inner)[key], content);
      expect(sectionsSchema.partial().parse({ [name]: value })).toEqual({ [name]: Object(changes)[name] });
    }
  });

  it('fit the schemas of the files, and keep what no section holds', async () => {
    for (const [name, value] of Object.entries(changeAll())) await staff.save(name, value);
    writeContent(folder, await files());
    for (const path of Object.keys(await files())) {
      const schema = schemas[path.replace('frontend/content/', '')];
      expect(schema?.safeParse(await written(path)).error?.issues, path).toBeUndefined();
    }
    expect(await written('studio/working-hours.json')).toHaveProperty('callWithinHours', 2);
    expect(await written('frontend/content/site.json')).toHaveProperty('nav.0.href', '/');
    expect(await written('frontend/content/home-sections.json')).not.toHaveProperty('team.intro');
  });

  it('are written as the project formats its files', async () => {
    const { version } = (await staff.save('clients', fileWords.clients)).body.data;
    expect(changedFiles(root, await files())).toEqual({});
    await staff.save('clients', [...fileWords.clients, 'Two Banyan Press'], version);
    writeContent(folder, changedFiles(root, await files()));
    const before = await readFile(join(root, 'frontend/content/home-sections.json'), 'utf8');
    const after = await readFile(join(folder, 'frontend/content/home-sections.json'), 'utf8');
    expect(after).toBe(before.replace('"Panch Capital"', '"Panch Capital",\n      "Two Banyan Press"'));
  });
});

/** Another value for every section, some without what may be left out. */
function changeAll() {
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
    'postal-address': { ...fileWords['postal-address'], code: '201309' },
    social: social.slice(0, 2),
    hours: {
      days: { ...hours.days, Friday: null },
      holidays: [{ date: '2026-12-25', name: 'Christmas' }],
      text: '',
    },
    home: { ...home, hero: { ...home.hero, title: ['One line.'], lead: undefined } },
    'home-headings': {
      ...fileWords['home-headings'],
      team: { eyebrow: 'Team', title: 'Five of us', intro: '' },
    },
  };
}
