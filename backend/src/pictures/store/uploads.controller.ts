import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendPicture } from './send-picture.js';
import { ServedPictures } from './served-pictures.js';

@Controller('uploads')
export class UploadsController {
  constructor(private readonly pictures: ServedPictures) {}

  @Get(':file')
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such picture.' })
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await sendPicture(await this.pictures.find(file), request, response);
  }
}
