// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostDraft } from '../draft/postDraft.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { usePublishing } from './usePublishing.ts';

type Status = PostDraft['status'];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function saving(status: Status, publish_at: string, savedStatus: Status): 'is sent' | 'is checked' {
  const save = vi.fn<() => void>();
  const place = document.createElement('div');
  const Form = () => {
    const { panel, ...form } = usePublishing({
      isOnSite: savedStatus === 'published',
      isBusy: false,
      draft: { status, publish_at },
      saved: { status: savedStatus, publish_at: savedStatus === 'scheduled' ? '2098-01-31T09:30' : '' },
      save,
      publish: () => {},
    });
    return (
      <>
        <button type="button" onClick={form.button.onSave}>
          Save
        </button>
        {panel.isOpen && !form.publishing.isOnSite && <aside />}
      </>
    );
  };
  document.body.append(place);
  const root = renderAdmin(<Form />, place);
  act(() => place.querySelector('button')?.click());
  const isChecked = place.querySelector('aside') !== null;
  act(() => root.unmount());
  place.remove();
  expect(save).toHaveBeenCalledTimes(isChecked ? 0 : 1);
  return isChecked ? 'is checked' : 'is sent';
}

test.each<[Status, string, Status, 'is sent' | 'is checked']>([
  ['scheduled', '2098-01-31T09:30', 'draft', 'is checked'],
  ['scheduled', '2098-01-31T09:30', 'published', 'is checked'],
  ['published', '', 'draft', 'is checked'],
  ['scheduled', '2098-01-31T09:30', 'scheduled', 'is sent'],
  ['scheduled', '2001-01-31T09:30', 'scheduled', 'is checked'],
  ['scheduled', '', 'draft', 'is sent'],
  ['published', '', 'published', 'is sent'],
  ['draft', '', 'published', 'is sent'],
])('a save as %s for “%s” of what is %s %s', (status, publishAt, savedStatus, expected) => {
  expect(saving(status, publishAt, savedStatus)).toBe(expected);
});
