import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { type CardQuery, type SocialCard, cardQuery, socialCardSchema } from './social-card.schema.js';
import { SocialCards } from './social-cards.js';

@Controller('admin/cards')
@ForRole('editor')
@ApiBearerAuth()
export class SocialCardController {
  constructor(private readonly cards: SocialCards) {}

  @Get()
  @ApiOkResponse({ standardSchema: socialCardSchema })
  @ApiNotFoundResponse({ description: 'There is no such picture, so no card can be made of it.' })
  async read(@Query({ schema: cardQuery }) query: CardQuery): Promise<SocialCard> {
    return { data: await this.cards.describe(query) };
  }
}
