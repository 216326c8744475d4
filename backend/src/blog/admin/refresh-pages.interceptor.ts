import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { type Observable, tap } from 'rxjs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PageCache } from '../../page-cache/page-cache.js';

const PUBLIC_PAGE_SIZE = 4;
const savedPost = z.object({ data: z.object({ id: z.number() }) });
const routeParams = z.object({ id: z.coerce.number().int() });
const slugRows = z.array(z.object({ slug: z.string() }));

/** After staff changed a post, the pages it is on are made anew, so that they see their change as everybody else does. */
@Injectable()
export class RefreshPages implements NestInterceptor {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly cache: PageCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, params } = context.switchToHttp().getRequest<Request>();
    if (method === 'GET' || !this.cache.isThere) return next.handle();
    return next.handle().pipe(
      tap((answer) => {
        const id = savedPost.safeParse(answer).data?.data.id ?? routeParams.safeParse(params).data?.id;
        if (id !== undefined) void this.refresh(id);
      }),
    );
  }

  private async refresh(id: number): Promise<void> {
    const rows: unknown = await this.database
      .query('SELECT slug FROM blog_post WHERE id = $1 UNION SELECT slug FROM old_slug WHERE post_id = $1', [
        id,
      ])
      .catch(() => []);
    const slugs = slugRows.parse(rows).map(({ slug }) => encodeURIComponent(slug));
    // The page in staff's hands first. Further pages of the list, and the latest posts beside others, run out by themselves.
    await this.cache.refresh([
      ...slugs.flatMap((slug) => [`/blog/${slug}`, `/api/blog/${slug}`]),
      '/blogs',
      `/api/blog?page=1&limit=${PUBLIC_PAGE_SIZE}`,
      '/api/blog-latest',
      '/feed.xml',
      '/sitemap.xml',
    ]);
  }
}
