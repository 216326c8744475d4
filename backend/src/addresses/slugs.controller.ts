import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import { SlugStates } from './slug-states.js';
import { type SlugQuery, type SlugState, slugQuery, slugStateSchema } from './slugs.schema.js';

@Controller('admin/slugs')
@ForRole('editor')
@ApiBearerAuth()
export class SlugsController {
  constructor(private readonly slugs: SlugStates) {}

  @Get()
  @ApiOkResponse({ standardSchema: slugStateSchema })
  async read(@Query({ schema: slugQuery }) query: SlugQuery): Promise<SlugState> {
    return { data: await this.slugs.of(query) };
  }
}
