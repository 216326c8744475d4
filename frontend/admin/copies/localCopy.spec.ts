import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft/blogDraft.ts';
import { keepSession } from '../session/session.ts';
import { keepCopy, makeCopyNew, readCopies, removeCopy } from './localCopy.ts';
import { Shelf } from './shelf.ts';

const DAY = 24 * 60 * 60 * 1000;
const copy = { blog: '7', form: 'a', savedAt: 1000, draft: emptyDraft('2026-01-31'), files: [] };

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
});

describe('a copy in this browser', () => {
  it('is read as it was kept', () => {
    expect(keepCopy(shelf, copy)).toBeUndefined();
    expect(readCopies(shelf, 2000)).toEqual([{ version: 1, ...copy }]);
  });

  it('from before mobile pictures could make way is still read', () => {
    const { mobile_is_cut: _later, ...draft } = copy.draft;
    shelf.setItem('blogCopy:7:a', JSON.stringify({ version: 1, ...copy, draft }));
    expect(readCopies(shelf, 2000)).toEqual([{ version: 1, ...copy }]);
  });

  it('of another form of the same blog lies beside it, the newest first', () => {
    keepCopy(shelf, copy);
    keepCopy(shelf, { ...copy, form: 'b', savedAt: 1500 });
    expect(readCopies(shelf, 2000).map(({ form }) => form)).toEqual(['b', 'a']);
  });

  it('is gone once it is removed', () => {
    keepCopy(shelf, copy);
    removeCopy(shelf, copy);
    expect(readCopies(shelf, 2000)).toEqual([]);
  });

  it('goes after thirty days', () => {
    keepCopy(shelf, copy);
    expect(readCopies(shelf, 1000 + 30 * DAY)).toEqual([]);
    expect(shelf.getItem('blogCopy:7:a')).toBeNull();
  });

  it.each(['not JSON', '{"version":0}', 'null'])('that cannot be read goes: %s', (text) => {
    shelf.setItem('blogCopy:7:a', text);
    expect(readCopies(shelf, 2000)).toEqual([]);
    expect(shelf.length).toBe(0);
  });

  it('leaves other entries of the storage alone', () => {
    shelf.setItem('authToken', 'mine');
    readCopies(shelf, 2000);
    expect(shelf.getItem('authToken')).toBe('mine');
  });

  it('that is too long is not kept, and that is said', () => {
    const draft = { ...copy.draft, description: 'a'.repeat(1_500_000) };
    expect(keepCopy(shelf, { ...copy, draft })).toBe('too long');
    expect(shelf.length).toBe(0);
  });

  it('of a blog that is gone becomes the beginning of a new one', () => {
    keepCopy(shelf, { ...copy, basedOn: 3 });
    const [kept] = readCopies(shelf, 2000);
    if (kept) makeCopyNew(shelf, kept);
    expect(readCopies(shelf, 2000)).toEqual([{ version: 1, ...copy, blog: '' }]);
  });

  it('leaves as much room as it takes to sign in', () => {
    keepCopy(shelf, copy);
    const letters = () => Object.entries(shelf).join('').length;
    const before = letters();
    keepSession(shelf, { token: 'x'.repeat(1000), expiresAt: 1_763_600_000_000 });
    expect(letters()).toBeLessThan(before);
  });

  it('that finds no room says so', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepCopy(full, copy)).toBe('no room');
  });
});
