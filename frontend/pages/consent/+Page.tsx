import { useData } from 'vike-react/useData';
import { GoLink } from '../../components/GoLink.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Message } from '../../components/Message.tsx';
import legal from '../../layout/LegalText.module.css';
import words from '../../content/consent.json' with { type: 'json' };
import { Main } from '../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { SignedReceipt } from './SignedReceipt.tsx';

export function Page() {
  const { receipt, ...page } = useData<Data>();
  const { title, lead } = receipt ? words : { title: words.notValid.title, lead: words.notValid.text };
  return (
    <Main>
      <div className={`wrap ${legal['legal']}`}>
        <div className={legal['top']}>
          <Logo />
          <GoLink back href="/">
            {words.home}
          </GoLink>
        </div>
        <header>
          <h1>{title}</h1>
          <p className="note">{lead}</p>
        </header>
        {receipt && <SignedReceipt sent={receipt} {...page} />}
      </div>
      <Message />
    </Main>
  );
}
