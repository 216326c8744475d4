import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import {
  type ContentAnswer,
  type ContentPreviewAnswer,
  contentAnswerSchema,
  contentPreviewSchema,
} from './content.schema.js';
import { ContentReader } from './content-reader.js';
import { SectionPreviews } from './section-previews.js';

@Controller()
export class ContentController {
  constructor(
    private readonly content: ContentReader,
    private readonly previews: SectionPreviews,
  ) {}

  @Get('content')
  @Header('Cache-Control', 'public, max-age=0, must-revalidate')
  @ApiOkResponse({ standardSchema: contentAnswerSchema })
  async read(): Promise<ContentAnswer> {
    return { data: await this.content.shown() };
  }

  @Get('content-preview/:token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @ApiOkResponse({ standardSchema: contentPreviewSchema })
  @ApiNotFoundResponse({ description: 'The link has expired.' })
  preview(@Param('token') token: string): Promise<ContentPreviewAnswer> {
    return this.previews.read(token);
  }
}
