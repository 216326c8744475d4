import { useData } from 'vike-react/useData';
import { NavigationStatus } from '../../../layout/NavigationStatus.tsx';
import { useWayBack } from '../../../layout/useWayBack.ts';
import type { Data } from './+data.ts';
import { chooseProjects, followProjectsHistory, useChosenProjects } from './chooseProjects.ts';
import { Projects } from './Projects.tsx';

export function Page() {
  const served = useData<Data>();
  const list = useChosenProjects((chosen) => chosen.list) ?? served;
  useWayBack(followProjectsHistory);
  return (
    <>
      <Projects
        list={list}
        intro={served.intro}
        press={served.press}
        onChoose={(href) => void chooseProjects(href)}
      />
      <NavigationStatus />
    </>
  );
}
