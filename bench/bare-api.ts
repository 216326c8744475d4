// The API's baseline: node:http and pg with the product's own queries.
import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'pg';

const CARD = 'id, heading, short_description, date_at::text, feature_image, mb_image, alt, slug';
const POST = `${CARD}, description, meta_title, meta_description, meta_keywords`;
const NEWEST_FIRST = 'ORDER BY blog_post.date_at DESC, id DESC';
const HEADING_MATCHES = String.raw`
  WHERE heading_folded LIKE '%' || regexp_replace(fold_heading($1), '([\\%_])', '\\\1', 'g') || '%'`;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = createServer((request, response) => void answer(request.url ?? '/', response));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ listening: true }));
process.on('disconnect', () => process.exit());

async function answer(address: string, response: ServerResponse): Promise<void> {
  const body = await read(new URL(address, 'http://localhost'));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

async function read({ pathname, searchParams }: URL): Promise<unknown> {
  if (pathname === '/api/blog') return list(searchParams, '', []);
  if (pathname === '/api/blogsearch')
    return list(searchParams, HEADING_MATCHES, [searchParams.get('search') ?? '']);
  const slug = decodeURIComponent(pathname.slice('/api/blog/'.length));
  const { rows } = await pool.query(`SELECT ${POST} FROM blog_post WHERE slug = $1`, [slug]);
  return { data: rows[0] };
}

async function list(search: URLSearchParams, condition: string, values: string[]): Promise<unknown> {
  const page = Number(search.get('page') ?? 1);
  const limit = Number(search.get('limit') ?? 4);
  const [counted, cards] = await Promise.all([
    pool.query(`SELECT count(*)::int AS total FROM blog_post ${condition}`, values),
    pool.query(
      `SELECT ${CARD} FROM blog_post ${condition} ${NEWEST_FIRST} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { data: cards.rows, pagination: { page, pages: Math.ceil(total / limit), limit, total } };
}
