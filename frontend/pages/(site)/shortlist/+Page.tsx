import { useData } from 'vike-react/useData';
import { PlainHead } from '../../../components/PlainHead.tsx';
import words from '../../../content/shortlist.json' with { type: 'json' };
import { Main } from '../../../layout/Main.tsx';
import { OwnPictures } from '../../../shortlist/OwnPictures.tsx';
import { SharedPictures } from '../../../shortlist/SharedPictures.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { shared } = useData<Data>();
  const { title } = shared ? words.shared : words;
  return (
    <Main>
      <div className="wrap">
        <PlainHead title={title} crumbs={[{ label: words.home, href: '/' }, { label: title }]} />
        {shared ? <SharedPictures pictures={shared} /> : <OwnPictures />}
      </div>
    </Main>
  );
}
