import { useId } from 'react';
import { GoLink } from '../../components/GoLink.tsx';
import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import type { MadeCard } from '../../api/adminCards.ts';
import { PicturePreview } from '../kit/fields/PicturePreview.tsx';
import { SearchPreview } from '../writing/SearchPreview.tsx';
import { weightInWords } from './checkCardWeight.ts';
import styles from './ShareProof.module.css';

const words = admin.check.share;

interface ShareProofProps {
  /** Of the address, after the host; undefined while it is not known. */
  path: readonly string[] | undefined;
  title: string;
  description: string;
  card: MadeCard | undefined;
  /** Until there is a card, the picture that it will be cut from: a chosen file, or an address. */
  picture: File | string | undefined;
  /** Of the picture, which is not cut yet. */
  focus: { x: number; y: number };
}

/** As those show it who get the address. */
export function ShareProof({ path, title, description, card, picture, focus }: ShareProofProps) {
  const heading = useId();
  const shown = card?.address ?? picture;
  const position = card ? undefined : `${focus.x}% ${focus.y}%`;
  const name = title || site.brand.defaultTitle;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <div className={styles['share']} style={{ '--focus': position }}>
        <figure>
          <figcaption>{words.whatsapp}</figcaption>
          <div className={styles['chat']}>
            <div className={styles['card']}>
              <CardPicture picture={shown} alt={words.cardAlt} />
            </div>
            <p className={styles['about']}>
              <b>{name}</b>
              <span>{description}</span>
              <span>{location.host}</span>
            </p>
            {path && <p className={styles['address']}>{[location.origin, ...path].join('/')}</p>}
          </div>
        </figure>
        <SearchPreview caption={words.search} path={path ?? []} title={title} description={description} />
        <MailCard name={name} description={description} picture={shown} />
      </div>
      {card && <CardFacts card={card} />}
    </section>
  );
}

type MailCardProps = Pick<ShareProofProps, 'description' | 'picture'> & { name: string };

function MailCard({ name, description, picture }: MailCardProps) {
  return (
    <figure>
      <figcaption>{words.mail}</figcaption>
      <div className={styles['mail']}>
        <div className={styles['small']}>
          <CardPicture picture={picture} alt={words.smallAlt} />
        </div>
        <p>
          <b>{name}</b>
          <span>{description}</span>
          {location.host}
        </p>
      </div>
    </figure>
  );
}

function CardPicture({ picture, alt }: Pick<ShareProofProps, 'picture'> & { alt: string }) {
  if (picture instanceof File) return <PicturePreview file={picture} alt={alt} />;
  return picture === undefined ? null : <img src={picture} alt={alt} />;
}

function CardFacts({ card: { address, width, height, bytes } }: { card: MadeCard }) {
  return (
    <p className={`${styles['facts']} note num`}>
      {words.card(`${width} x ${height}`, weightInWords(bytes))}{' '}
      <GoLink href={address} target="_blank">
        {words.openCard}
        <span className="vh"> ({site.a11y.newTab})</span>
      </GoLink>
    </p>
  );
}
