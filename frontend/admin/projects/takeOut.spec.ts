import { describe, expect, it } from 'vitest';
import { type ProjectDraft, emptyProject } from '../draft/projectDraft.ts';
import {
  draftCover,
  lacksAlt,
  newDraftPicture,
  putPictureBack,
  storedPicture,
  swapPair,
  takeOut,
} from './takeOut.ts';

const picture = (key: string) => ({
  ...newDraftPicture(`projects/pale-ash/${key}.jpg`),
  key,
  alt: `Room ${key}`,
});
const passage = { row: 'p', title: '', text: '', layout: 'pair-right', pictures: ['01', '02'] } as const;
const pair = { row: 'q', before: null, before_label: 'bare wall', after: '02', after_label: 'bookcase' };
const chip = { picture: '02', x: 10, y: 20, zoom: 4 };
const draft: ProjectDraft = {
  ...emptyProject,
  pictures: [picture('01'), picture('02'), picture('03')],
  cover: '02',
  passages: [{ ...passage, pictures: [...passage.pictures] }],
  pairs: [pair],
  materials: [{ row: 'm', name: 'Oak', where: '', colour: '#aaaaaa', chip }],
};

describe('a picture that is taken out of a project', () => {
  it('is named nowhere any more', () => {
    const after = takeOut('02')(draft);
    expect(after.pictures.map(({ key }) => key)).toEqual(['01', '03']);
    expect(JSON.stringify(after)).not.toContain('"02"');
    expect(draftCover(after)?.key).toBe('01');
  });

  it('comes back to all its places, and what was written since stays', () => {
    const meanwhile = { ...takeOut('02')(draft), title: 'Pale Ash' };
    expect(putPictureBack('02', draft)(meanwhile)).toEqual({ ...draft, title: 'Pale Ash' });
  });

  it('does not push aside a cover that was chosen since', () => {
    const meanwhile = { ...takeOut('02')(draft), cover: '03' };
    expect(putPictureBack('02', draft)(meanwhile).cover).toBe('03');
  });
});

describe('swapping the two pictures of a pair', () => {
  const before = {
    src: 'uploads/aa-900x600.webp',
    alt: 'A bare wall',
    decorative: false,
    focus: { x: 1, y: 2 },
  };
  const whole = { ...draft, pairs: [{ ...pair, before }] };

  it('makes the picture before one of the project’s and keeps its words', () => {
    const after = swapPair('q')(whole);
    const [swapped] = after.pairs;
    expect(swapped?.before?.src).toBe('projects/pale-ash/02.jpg');
    expect(after.pictures).toHaveLength(4);
    expect(after.pictures.find(({ key }) => key === swapped?.after)).toMatchObject(before);
    expect(swapped).toMatchObject({ before_label: 'bookcase', after_label: 'bare wall' });
  });

  it('twice leaves the project as it was', () => {
    expect(swapPair('q')(swapPair('q')(whole))).toEqual(whole);
  });

  it('twice leaves a picture there that was given another place meanwhile', () => {
    const once = swapPair('q')(whole);
    const cover = once.pairs[0]?.after ?? null;
    expect(swapPair('q')({ ...once, cover }).pictures).toHaveLength(4);
  });

  it('moves a lone picture to the other side', () => {
    const [swapped] = swapPair('q')(draft).pairs;
    expect(swapped?.before?.src).toBe('projects/pale-ash/02.jpg');
    expect(swapped?.after).toBeNull();
  });
});

describe('a picture', () => {
  it('without alt text lacks it unless it is decorative', () => {
    const uploaded = newDraftPicture('uploads/aa-900x600.webp');
    expect(lacksAlt(uploaded)).toBe(true);
    expect(lacksAlt({ ...uploaded, decorative: true })).toBe(false);
  });
});

it('a picture of the library comes with its description, its focus point and its answer', () => {
  const kept = { alt: 'An oak table', is_decorative: true, focal_x: 60, focal_y: 40 };
  const facts = { id: 1, origin: 'uploaded', file_name: '', width: 1440, height: 960, bytes: 0 } as const;
  const stored = { ...kept, ...facts, src: 'uploads/oak.webp', added_at: '', use_count: 0 };
  expect(storedPicture(stored)).toMatchObject({
    src: 'uploads/oak.webp',
    alt: 'An oak table',
    decorative: true,
    focus: { x: 60, y: 40 },
    caption: '',
  });
});
