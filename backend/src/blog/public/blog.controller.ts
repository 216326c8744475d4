import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { PublicPostRepository } from './public-post.repository.js';
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
import { studio } from '../../studio/studio.js';

const CACHING = 'public, max-age=0, must-revalidate';

@Controller()
export class BlogController {
  constructor(private readonly posts: PublicPostRepository) {}

  @Get('blog')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: postListSchema })
  list(@Query({ schema: pageQuery(studio.pageSizes.posts) }) query: PageQuery): Promise<PostList> {
    return this.posts.list(query);
  }

  @Get('blogsearch')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: postListSchema })
  search(@Query({ schema: searchQuery(studio.pageSizes.posts) }) query: SearchQuery): Promise<PostList> {
    return this.posts.search(query);
  }

  @Get('blog-latest')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: latestPostsSchema })
  async latest(): Promise<LatestPosts> {
    return { data: await this.posts.latest() };
  }

  @Get('blog-index')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: blogIndexSchema })
  async index(): Promise<BlogIndex> {
    return { data: await this.posts.index() };
  }

  @Get('blog/:slug')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: postAnswerSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async read(@Param('slug') slug: string): Promise<PostAnswer> {
    return { data: await this.posts.bySlug(slug) };
  }
}
