import { Controller, Get, NotFoundException, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { CARD_SIZE } from '../encoding/social-card.js';
import { uploadPathOf, socialFile } from '../picture-name.js';
import { nameOfSource } from '../shipped-photographs.js';
import { type CardQuery, type SocialCard, cardQuery, socialCardSchema } from './social-card.schema.js';
import { SocialCards } from './social-cards.js';

const NOT_FOUND = 'There is no such picture, so no card can be made of it.';

@Controller('admin/cards')
@ForRole('editor')
@ApiBearerAuth()
export class SocialCardController {
  constructor(private readonly cards: SocialCards) {}

  /** Of a picture that is stored here, also before a post or project with it is saved. */
  @Get()
  @ApiOkResponse({ standardSchema: socialCardSchema })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  async read(@Query({ schema: cardQuery }) { src, x, y }: CardQuery): Promise<SocialCard> {
    const name = nameOfSource(src);
    const point = x === undefined || y === undefined ? undefined : { x, y };
    const body = name && (await this.cards.readOrMake({ name, point }));
    if (!body) throw new NotFoundException({ message: NOT_FOUND });
    return {
      data: { address: `/api/${uploadPathOf(socialFile(name, point))}`, ...CARD_SIZE, bytes: body.length },
    };
  }
}
