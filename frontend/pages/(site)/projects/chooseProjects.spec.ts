// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMessage } from '../../../stores/message.ts';
import { chooseProjects, followProjectsHistory } from './chooseProjects.ts';

const network = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => void vi.stubGlobal('fetch', network));
afterEach(() => {
  network.mockReset();
  useMessage.setState({ message: '' });
  vi.unstubAllGlobals();
});

test.each([
  ['on the way back', followProjectsHistory],
  ['of a choice while the line is gone', () => chooseProjects('/projects?type=home')],
])('a list that cannot be read %s is said, and the page stays', async (_when, act) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'https://studio.example/projects', search: '', reload, assign: reload });
  vi.stubGlobal('navigator', { onLine: false });
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await act();
  expect(useMessage.getState().message).toBe('The list could not be fetched. It is as it was.');
  expect(reload).not.toHaveBeenCalled();
});

test('another choice ends the request of the one before', async () => {
  network.mockReturnValue(new Promise(() => undefined));
  void chooseProjects('/projects?type=home');
  await expect.poll(() => network).toHaveBeenCalledOnce();
  void chooseProjects('/projects?type=office');
  expect(network.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
