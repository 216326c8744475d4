import { Body, Controller, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { type ModalAnswer, type ModalReceived, modalAnswerSchema, receivedSchema } from './modal.schema.js';
import { ModalReception } from './modal-reception.service.js';

@Controller('modal')
export class ModalController {
  constructor(private readonly reception: ModalReception) {}

  @Get()
  @Header('Cache-Control', 'public, max-age=0, must-revalidate')
  @ApiOkResponse({ standardSchema: modalAnswerSchema })
  async opens(): Promise<ModalAnswer> {
    return { data: { opens: await this.reception.opens() } };
  }

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Whether it was counted or not.' })
  count(@Body({ schema: receivedSchema }) received: ModalReceived, @Ip() ip: string): Promise<void> {
    return this.reception.count(received, ip);
  }
}
