import { describe, expect, it } from 'vitest';
import portfolio from '../../content/portfolio.json' with { type: 'json' };
import { projectContentSchema } from '../../content/schemas/project.ts';
import {
  differingProjectFields,
  emptyProject,
  numberOf,
  projectDraft,
  sizeOf,
  toProjectContent,
  toProjectDraft,
} from './projectDraft.ts';

const place = { slug: 'a-project', status: 'draft', publish_at: '' } as const;
const contents = portfolio.map(({ content }) => projectContentSchema.parse(content));

describe('what staff write about a project', () => {
  it.each(contents.map((content) => [content.title, content] as const))(
    'goes to the server as it came: %s',
    (_title, content) => {
      expect(toProjectContent(toProjectDraft(content, place))).toEqual(content);
    },
  );

  it('is kept on the device as it is typed, also where the server would refuse it', () => {
    const typed = { ...emptyProject, year: 'soon', summary: 'a'.repeat(5000) };
    expect(projectDraft.parse(structuredClone(typed))).toEqual(typed);
  });

  it('may be a new one with a title alone', () => {
    expect(projectContentSchema.safeParse(toProjectContent({ ...emptyProject, title: 'New' })).success).toBe(
      true,
    );
  });

  it('takes figures with separators and lists with empty lines', () => {
    const content = toProjectContent({
      ...emptyProject,
      size_sqft: ' 1,520 ',
      cost: { ...emptyProject.cost, included: 'Kitchen\n\n  Lights ' },
    });
    expect(content).toMatchObject({ size_sqft: 1520, cost: { included: ['Kitchen', 'Lights'] } });
  });
});

describe('a figure', () => {
  it.each([
    ['', null],
    ['18.5', 18.5],
    ['1 520', 1520],
    ['1,520', 1520],
    ['1,25,000', 125_000],
    ['1,250,000.5', 1_250_000.5],
    ['12,5', Number.NaN],
    ['12,50', Number.NaN],
    ['1,520,5', Number.NaN],
    ['-3', Number.NaN],
    ['twelve', Number.NaN],
  ])('typed as "%s" is %s', (typed, number) => {
    expect(numberOf(typed)).toBe(number);
  });
});

it.each(['1,520 sq ft', '1520 Sq.Ft.', '1,520 square feet'])('%s is a size', (typed) => {
  expect(sizeOf(typed)).toBe(1520);
});

describe('two versions of a project', () => {
  it('do not differ by what keeps rows apart in the browser', () => {
    const credit = { role: 'Design', name: 'Arjun' };
    const one = { ...emptyProject, credits: [{ row: 'a', ...credit }] };
    expect(differingProjectFields(one, { ...emptyProject, credits: [{ row: 'b', ...credit }] })).toEqual([]);
  });

  it('differ where anything else does', () => {
    const other = { ...emptyProject, plan: { ...emptyProject.plan, alt: 'A plan' }, on_home: true };
    expect(differingProjectFields(emptyProject, other)).toEqual(['on_home', 'plan']);
  });

  it('says the same with the parts of an entry in another order', () => {
    const one = contents.find(({ pictures }) => pictures.length > 0) ?? contents[0];
    if (!one) throw new Error('The portfolio is empty.');
    const pictures = one.pictures.map(({ key, ...rest }) => ({ ...rest, key }));
    const drafts = [one, { ...one, pictures }].map((content) => toProjectDraft(content, place));
    expect(differingProjectFields(drafts[0] ?? emptyProject, drafts[1] ?? emptyProject)).toEqual([]);
  });
});
