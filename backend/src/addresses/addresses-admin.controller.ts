import { Body, Controller, Get, Header, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import type { Session } from '../auth/session.entity.js';
import { failureSchema } from '../errors/failure.schema.js';
import type { SearchQuery } from '../pagination/page-query.schema.js';
import { TextBodyInterceptor } from '../publication/text-body.interceptor.js';
import { CurrentSession } from '../requests/current-session.js';
import { AddressLists } from './address-lists.js';
import {
  type AddressList,
  type Imported,
  type ImportForm,
  type LeaveOutForm,
  type MissedList,
  type RedirectForm,
  type RedirectSaved,
  type RemoveForm,
  addressListSchema,
  addressQuery,
  importedSchema,
  importFormSchema,
  leaveOutFormSchema,
  leftOutSchema,
  missedListSchema,
  redirectFormSchema,
  redirectSavedSchema,
  removeFormSchema,
} from './addresses.schema.js';
import { ChangeRedirects } from './change-redirects.js';
import { writeRedirectFile } from './redirect-file.js';

@Controller('admin/addresses')
@ForRole('editor')
@ApiBearerAuth()
export class AddressesAdminController {
  constructor(
    private readonly lists: AddressLists,
    private readonly changes: ChangeRedirects,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: addressListSchema })
  list(@Query({ schema: addressQuery }) query: SearchQuery): Promise<AddressList> {
    return this.lists.page(query);
  }

  @Get('missed')
  @ApiOkResponse({ standardSchema: missedListSchema })
  missed(): Promise<MissedList> {
    return this.lists.missed();
  }

  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="old-addresses.csv"')
  @ApiOkResponse({ description: 'Lines of from,to,why', content: { 'text/csv': {} } })
  async export(@CurrentSession() actor: Session): Promise<string> {
    return writeRedirectFile(await this.lists.exportedTo(actor));
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: redirectSavedSchema })
  @ApiUnprocessableEntityResponse({ standardSchema: failureSchema })
  async save(
    @Body({ schema: redirectFormSchema }) form: RedirectForm,
    @CurrentSession() actor: Session,
  ): Promise<RedirectSaved> {
    return { status: true, data: await this.changes.save(form, actor) };
  }

  @Post('remove')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: redirectSavedSchema })
  @ApiNotFoundResponse({ description: 'This address leads nowhere.' })
  async remove(
    @Body({ schema: removeFormSchema }) { from }: RemoveForm,
    @CurrentSession() actor: Session,
  ): Promise<RedirectSaved> {
    return { status: true, data: await this.changes.remove(from, actor) };
  }

  @Post('leave-out')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: leftOutSchema })
  @ApiNotFoundResponse({ description: 'Nobody has missed this address.' })
  async leaveOut(
    @Body({ schema: leaveOutFormSchema }) form: LeaveOutForm,
    @CurrentSession() actor: Session,
  ): Promise<{ status: true }> {
    await this.changes.leaveOut(form, actor);
    return { status: true };
  }

  @Post('import')
  @HttpCode(200)
  @UseInterceptors(TextBodyInterceptor)
  @ApiOkResponse({ standardSchema: importedSchema })
  @ApiUnprocessableEntityResponse({ standardSchema: failureSchema })
  async import(
    @Body({ schema: importFormSchema }) { csv }: ImportForm,
    @CurrentSession() actor: Session,
  ): Promise<Imported> {
    return { status: true, data: await this.changes.importFile(csv, actor) };
  }
}
