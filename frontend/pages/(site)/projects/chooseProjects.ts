import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { browserApi } from '../../../api/apiClient.ts';
import { latestCall } from '../../../api/latestCall.ts';
import { states } from '../../../content/states.ts';
import { changeAddress } from '../../../layout/useWayBack.ts';
import { leadTo } from '../../../stores/leadTo.ts';
import { say } from '../../../stores/message.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import { readProjects, type ShownProjects } from './readProjects.ts';

/** What is shown in place of the server's list. Changed in the browser only: the server shares it. */
export const useChosenProjects = create<{ list: ShownProjects | undefined }>(() => ({ list: undefined }));

/** In place, so that the focus and the place on the page stay. Without an answer the browser goes there itself. */
export async function chooseProjects(href: string): Promise<void> {
  const list = await read(new URL(href, location.href).search);
  if (!list) return leadTo(href, states.unread);
  changeAddress(href);
  flushSync(() => useChosenProjects.setState({ list }));
}

export async function followProjectsHistory(): Promise<void> {
  const list = await read(location.search);
  if (list) useChosenProjects.setState({ list });
  else say(states.unread);
}

/** @returns undefined when it fails to load */
async function read(search: string): Promise<ShownProjects | undefined> {
  useNavigation.setState({ isUnderWay: true });
  const query = Object.fromEntries(new URLSearchParams(search));
  const list = await latestCall('projects', (signal) => readProjects(query, browserApi, signal)).catch(
    () => undefined,
  );
  useNavigation.setState({ isUnderWay: false });
  return list;
}
