import { PlainHead } from '../../../../components/PlainHead.tsx';
import words from '../../../../content/shortlist.json' with { type: 'json' };
import { Main } from '../../../../layout/Main.tsx';
import { SendPictures } from '../../../../shortlist/SendPictures.tsx';

const crumbs = [
  { label: words.home, href: '/' },
  { label: words.title, href: '/shortlist' },
  { label: words.enquiry.crumb },
];

export function Page() {
  return (
    <Main>
      <div className="wrap">
        <PlainHead title={words.enquiry.title} crumbs={crumbs} />
        <SendPictures />
      </div>
    </Main>
  );
}
