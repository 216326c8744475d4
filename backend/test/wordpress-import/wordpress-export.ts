import { unique } from '../blog/blog-posts.ts';

export interface Entry {
  id: number;
  title: string;
  slug?: string;
  link?: string;
  content?: string;
  type?: string;
  status?: string;
  picture?: string;
  meta?: Record<string, string>;
  more?: string;
}

function item({
  id,
  title,
  slug = unique('entry').replace(' ', '-'),
  link = `http://old.example/2019/05/${encodeURI(slug)}/`,
  content = '',
  type = 'post',
  status = 'publish',
  ...rest
}: Entry) {
  const meta = Object.entries(rest.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link>
    <content:encoded><![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date>2019-05-04 10:11:12</wp:post_date><wp:post_name><![CDATA[${slug}]]></wp:post_name>
    <wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
    ${rest.picture ? `<wp:attachment_url>${rest.picture}</wp:attachment_url>` : ''}${meta.join('')}${rest.more ?? ''}</item>`;
}

/** As WordPress writes it. @param blog makes the numbers of its posts its own */
export function exportOf(blog: string, entries: Entry[]): Buffer {
  return Buffer.from(`<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><link>${blog}</link>
    <wp:wxr_version>1.2</wp:wxr_version>${entries.map(item).join('')}</channel></rss>`);
}
