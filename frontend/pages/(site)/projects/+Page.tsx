import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.ts';
import { Projects } from './Projects.tsx';

export function Page() {
  return <Projects list={useData<Data>()} />;
}
