import { projectLimits as max } from 'content/schemas/project-limits';
import { someAttacks } from '../../../testing/attacks/blog-attacks.ts';
import { type ProjectStaff, projectContent, shipped, startAsProjectStaff } from './projects.ts';

/** The same words in every text of a project, cut to what each may have. */
function everywhere(words: string) {
  const cut = (letters: number) => words.slice(0, letters).trim() || 'x';
  const picture = (key: string) => ({ ...shipped(key), alt: cut(max.alt), caption: cut(max.caption) });
  const { key: _key, caption: _caption, ...before } = picture('00');
  return projectContent({
    title: cut(max.title),
    place: cut(max.place),
    district: cut(max.district),
    rooms: cut(max.rooms),
    summary: cut(max.summary),
    lead: cut(max.lead),
    passages: [
      { title: cut(max.passageTitle), text: cut(max.passageText), layout: 'text-left', pictures: ['01'] },
    ],
    pictures: [picture('01')],
    pairs: [{ before, before_label: cut(max.pairLabel), after: '01', after_label: cut(max.pairLabel) }],
    plan: {
      src: null,
      alt: cut(max.alt),
      caption: cut(max.planCaption),
      changes: [cut(max.planChange)],
    },
    materials: [
      { name: cut(max.materialName), where: cut(max.materialWhere), colour: '#c39a63', chip: null },
    ],
    cost: {
      ...projectContent().cost,
      is_shown: true,
      text: cut(max.costText),
      included: [cut(max.costLine)],
      excluded: [cut(max.costLine)],
    },
    again: cut(max.confession),
    different: cut(max.confession),
    credits: [{ role: cut(max.creditRole), name: cut(max.creditName) }],
    ask: cut(max.ask),
    meta_title: cut(max.metaTitle),
    meta_description: cut(max.metaDescription),
  });
}

const longPassage = () => ({ title: '', text: 'घ'.repeat(1200), layout: 'text-left' as const, pictures: [] });

describe('every text of a project', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  it('is stored and served as the text that was typed, whatever it looks like', async () => {
    const project = await staff.project();
    const plain = someAttacks.filter(
      (attack) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]|\s{2}/u.test(attack),
    );
    expect(plain.length).toBeGreaterThan(15);
    for (const attack of plain) {
      const content = everywhere(attack);
      const { status, body } = await staff.post(`project/${project.id}/update`, { content });
      expect([attack, status, body.data?.content]).toEqual([attack, 200, content]);
      const { related_posts: _posts, ...shown } = content;
      const read = await staff.request.get(`/api/projects/${project.slug}`);
      expect(read.headers['content-type']).toMatch(/^application\/json/);
      expect(read.body.data).toMatchObject(shown);
    }
    await staff.destroy(project);
  });

  it('loses control characters, halves of characters and marks that turn it; paragraphs keep their breaks', async () => {
    const project = await staff.project(
      everywhere(' a\0b\u001b[31m\r\n\r\nc\ud800d\u202e\u2067\ufeff\u2028e\t'),
    );
    const { passages, ...others } = project.content;
    expect(passages[0]?.text).toBe('ab[31m\n\ncd\u2028e');
    expect(others).toMatchObject({ title: 'ab[31m cd e', again: 'ab[31m cd e' });
    expect(JSON.stringify(others)).not.toContain('\\');
    await staff.destroy(project);
  });

  it('is refused when it is too long, with a sentence that names it', async () => {
    const content = { ...projectContent(), title: 'x'.repeat(61), credits: [{ role: '', name: '' }] };
    const refused = await staff.add({ content });
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      {
        'content.title': 'Please use at most 60 characters.',
        'content.credits.0.name': 'Please write something here.',
      },
    ]);
  });

  it.each([
    ['a picture more than fits', { pictures: Array.from({ length: 61 }, (_, at) => shipped(`${at}`)) }],
    ['a key that is none', { pictures: [shipped('../01')] }],
    [
      'a colour with a rule',
      { materials: [{ name: 'x', where: '', colour: '#fff;x:url(//e)', chip: null }] },
    ],
    ['a focus beyond the picture', { pictures: [{ ...shipped('01'), focus: { x: 101, y: -1 } }] }],
    ['half a square foot', { size_sqft: 0.5 }],
    ['a cost the wrong way round', { cost: { ...projectContent().cost, low: 9, high: 2 } }],
    ['an address of another kind', { related_posts: ['../admin'] }],
    ['a field that there is not', { surprise: 1 }],
    ['an object as a text', { lead: { toString: 'x' } }],
    ['nothing', null],
  ])('and everything else with %s is refused', async (_what, fields) => {
    const content = fields && { ...projectContent(), ...fields };
    const refused = await staff.add({ content });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toMatch(/\S/);
  });

  it('fits even in the longest script; a body beyond all limits is refused', async () => {
    const pictures = Array.from({ length: 60 }, (_, at) => ({ ...shipped(`${at}`), alt: 'घ'.repeat(300) }));
    const project = await staff.project({ passages: Array.from({ length: 5 }, longPassage), pictures });
    expect(project.content.pictures).toHaveLength(60);
    await staff.destroy(project);
    const huge = await staff.add({ content: { ...projectContent(), lead: 'x'.repeat(5 * 1024 * 1024) } });
    expect(huge.status).toBe(413);
    const bare = await staff.request.post('/api/admin/project').type('json').send('{"content":');
    expect(bare.status).toBe(401);
  });
});
