import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { site } from '../../../content/site.ts';

const words = admin.enquirySources;

/** Where the visit began, and the post that it is about. */
export function EnquirySource({ enquiry }: { enquiry: Enquiry }) {
  const { source, landing_page: landing, referrer_host: host, campaign, post_slug: post } = enquiry;
  const tags = Object.entries(campaign ?? {});
  return (
    <>
      {post && (
        <div>
          <dt>{words.post}</dt>
          <dd>
            <a href={`/blog/${post}`} target="_blank" rel="noreferrer">
              {enquiry.post_title}
              <span className="vh"> ({site.a11y.newTab})</span>
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.source}</dt>
        <dd>{words.named(source)}</dd>
        {landing && <dd className="note">{words.began(landing, host)}</dd>}
        {tags.map(([name, value]) => (
          <dd className="note" key={name}>
            {name}: {value}
          </dd>
        ))}
      </div>
    </>
  );
}
