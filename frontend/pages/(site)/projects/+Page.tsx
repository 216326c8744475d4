import { Projects } from './Projects.tsx';

export function Page() {
  return <Projects />;
}
