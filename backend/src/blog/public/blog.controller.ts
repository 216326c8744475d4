import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { BlogReader } from './blog-reader.js';
import {
  type BlogIndex,
  type LatestPosts,
  type PostAnswer,
  type PostList,
  blogIndexSchema,
  latestPostsSchema,
  postAnswerSchema,
  postListSchema,
} from './blog.schema.js';
import {
  type PageQuery,
  type SearchQuery,
  pageQuery,
  searchQuery,
} from '../../pagination/page-query.schema.js';

const USUAL_LIMIT = 4;
/** Always asked again, answered 304 when nothing changed: a visitor sees a new post at once. */
const CACHING = 'public, max-age=0, must-revalidate';

@Controller()
export class BlogController {
  constructor(private readonly blog: BlogReader) {}

  @Get('blog')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: postListSchema })
  list(@Query({ schema: pageQuery(USUAL_LIMIT) }) query: PageQuery): Promise<PostList> {
    return this.blog.list(query);
  }

  @Get('blogsearch')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: postListSchema })
  search(@Query({ schema: searchQuery(USUAL_LIMIT) }) query: SearchQuery): Promise<PostList> {
    return this.blog.search(query);
  }

  @Get('blog-latest')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: latestPostsSchema })
  async latest(): Promise<LatestPosts> {
    return { data: await this.blog.latest() };
  }

  @Get('blog-index')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: blogIndexSchema })
  async index(): Promise<BlogIndex> {
    return { data: await this.blog.index() };
  }

  @Get('blog/:slug')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: postAnswerSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async read(@Param('slug') slug: string): Promise<PostAnswer> {
    return { data: await this.blog.bySlug(slug) };
  }
}
