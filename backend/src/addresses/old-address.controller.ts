import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import {
  type OldAddressAnswer,
  type OldAddressQuery,
  oldAddressQuery,
  oldAddressSchema,
} from './addresses.schema.js';
import { OldAddresses } from './old-addresses.js';

@Controller('old-address')
export class OldAddressController {
  constructor(private readonly addresses: OldAddresses) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: oldAddressSchema })
  @ApiNotFoundResponse({ description: 'It leads nowhere.' })
  async find(@Query({ schema: oldAddressQuery }) query: OldAddressQuery): Promise<OldAddressAnswer> {
    const { path, came_from: cameFrom, is_bot: isBot, is_refresh: isRefresh } = query;
    return { data: { to: await this.addresses.find({ path, cameFrom, isBot }, isRefresh) } };
  }
}
