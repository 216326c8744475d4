import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft, postDraft } from '../draft/postDraft.ts';
import { storeSession } from '../session/session.ts';
import { saveCopy, makeCopyNew, readCopies, removeCopy } from './localCopy.ts';
import { FakeStorage } from '../../test/FakeStorage.ts';

const DAY = 24 * 60 * 60 * 1000;
const kind = { prefix: 'blogCopy:', schema: postDraft };
const copy = { id: '7', form: 'a', savedAt: 1000, draft: emptyDraft('2026-01-31'), files: [] };

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

describe('a copy in this browser', () => {
  it('is read as it was kept', () => {
    expect(saveCopy(storage, kind, copy)).toBeUndefined();
    expect(readCopies(storage, kind, 2000)).toEqual([copy]);
  });

  it('from before mobile pictures could make way is still read', () => {
    const { mobile_is_cut: _later, ...draft } = copy.draft;
    storage.setItem('blogCopy:7:a', JSON.stringify({ version: 1, ...copy, draft }));
    expect(readCopies(storage, kind, 2000)).toEqual([copy]);
  });

  it('from before there were projects is still read', () => {
    const { id, ...rest } = copy;
    storage.setItem('blogCopy:7:a', JSON.stringify({ version: 1, blog: id, ...rest }));
    expect(readCopies(storage, kind, 2000)).toEqual([copy]);
  });

  it('of another kind is not taken for one of this', () => {
    saveCopy(storage, { ...kind, prefix: 'projectCopy:' }, copy);
    expect(readCopies(storage, kind, 2000)).toEqual([]);
  });

  it('of another form of the same blog lies beside it, the newest first', () => {
    saveCopy(storage, kind, copy);
    saveCopy(storage, kind, { ...copy, form: 'b', savedAt: 1500 });
    expect(readCopies(storage, kind, 2000).map(({ form }) => form)).toEqual(['b', 'a']);
  });

  it('is gone once it is removed', () => {
    saveCopy(storage, kind, copy);
    removeCopy(storage, kind, copy);
    expect(readCopies(storage, kind, 2000)).toEqual([]);
  });

  it('goes after thirty days', () => {
    saveCopy(storage, kind, copy);
    expect(readCopies(storage, kind, 1000 + 30 * DAY)).toEqual([]);
    expect(storage.getItem('blogCopy:7:a')).toBeNull();
  });

  it.each(['not JSON', '{"version":0}', 'null'])('that cannot be read goes: %s', (text) => {
    storage.setItem('blogCopy:7:a', text);
    expect(readCopies(storage, kind, 2000)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('leaves other entries of the storage alone', () => {
    storage.setItem('authToken', 'mine');
    readCopies(storage, kind, 2000);
    expect(storage.getItem('authToken')).toBe('mine');
  });

  it('that is too long is not kept, and that is said', () => {
    const draft = { ...copy.draft, description: 'a'.repeat(1_500_000) };
    expect(saveCopy(storage, kind, { ...copy, draft })).toBe('too long');
    expect(storage.length).toBe(0);
  });

  it('of a blog that is gone becomes the beginning of a new one', () => {
    saveCopy(storage, kind, { ...copy, basedOn: 3 });
    const [kept] = readCopies(storage, kind, 2000);
    if (kept) makeCopyNew(storage, kind, kept);
    expect(readCopies(storage, kind, 2000)).toEqual([{ ...copy, id: '' }]);
  });

  it('leaves as much room as it takes to sign in', () => {
    saveCopy(storage, kind, copy);
    const letters = () => Object.entries(storage).join('').length;
    const before = letters();
    storeSession(storage, { token: 'x'.repeat(1000), expiresAt: 1_763_600_000_000 });
    expect(letters()).toBeLessThan(before);
  });

  it('that finds no room says so', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveCopy(full, kind, copy)).toBe('no room');
  });
});
