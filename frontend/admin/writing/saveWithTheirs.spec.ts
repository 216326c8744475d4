import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { saveWithTheirs } from './saveWithTheirs.ts';

const conflict = (version: number) =>
  new ApiError(409, { message: 'No.', conflict: { id: 7, version, updated_at: '', updated_by: null } });
const send = vi.fn<(version: number) => Promise<string>>();
const combine = vi.fn<(version: number) => Promise<number | undefined>>();

test('a save that is refused twice is sent a third time with what was saved meanwhile', async () => {
  send.mockRejectedValueOnce(conflict(4)).mockRejectedValueOnce(conflict(5)).mockResolvedValueOnce('saved');
  combine.mockImplementation(async (version) => version + 1);
  await expect(saveWithTheirs(3, { send, combine })).resolves.toEqual({ answer: 'saved', sent: 5 });
});

test('after a few times the one who saves is asked', async () => {
  send.mockReset().mockRejectedValue(conflict(4));
  combine.mockImplementation(async (version) => version);
  await expect(saveWithTheirs(3, { send, combine })).rejects.toThrow('No.');
  expect(send).toHaveBeenCalledTimes(4);
});

test('what both have changed is sent once', async () => {
  send.mockReset().mockRejectedValue(conflict(4));
  combine.mockResolvedValue(undefined);
  await expect(saveWithTheirs(3, { send, combine })).rejects.toThrow('No.');
  expect(send).toHaveBeenCalledOnce();
});

test('a refusal that is no conflict is not tried again', async () => {
  send.mockReset().mockRejectedValue(new ApiError(422, { message: 'Too long.' }));
  combine.mockReset();
  await expect(saveWithTheirs(3, { send, combine })).rejects.toThrow('Too long.');
  expect(combine).not.toHaveBeenCalled();
});
