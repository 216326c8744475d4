import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import type { Session } from '../auth/session.entity.js';
import { CurrentSession } from '../requests/current-session.js';
import { CheckLinks } from './check-links.js';
import {
  type LinksChecked,
  type LinksToCheck,
  linksCheckedSchema,
  linksToCheckSchema,
} from './link.schema.js';

@Controller('admin/links')
@ForRole('editor')
@ApiBearerAuth()
export class LinksAdminController {
  constructor(private readonly links: CheckLinks) {}

  @Post('check')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: linksCheckedSchema })
  async check(
    @Body({ schema: linksToCheckSchema }) { addresses }: LinksToCheck,
    @CurrentSession() { adminId }: Session,
  ): Promise<LinksChecked> {
    return { data: await this.links.run(adminId, addresses) };
  }
}
