import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import {
  type NewPushDevice,
  type PushDevices,
  type PushTested,
  newPushDeviceSchema,
  pushDevicesSchema,
  pushTestedSchema,
} from './push-admin.schema.js';
import { pushDeviceIdPipe } from './push-device-id.pipe.js';
import { PushDevicesService } from './push-devices.service.js';

/** Everybody sees and changes their own devices only. */
@Controller('admin/push')
@ForRole('leads')
@ApiBearerAuth()
export class PushAdminController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @ApiOkResponse({ standardSchema: pushDevicesSchema })
  list(@CurrentSession() { adminId }: Session): Promise<PushDevices> {
    return this.devices.of(adminId);
  }

  @Post('devices')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: pushDevicesSchema })
  async add(
    @Body({ schema: newPushDeviceSchema }) device: NewPushDevice,
    @CurrentSession() { adminId }: Session,
  ): Promise<PushDevices> {
    await this.devices.add(adminId, device);
    return this.devices.of(adminId);
  }

  @Delete('devices/:id')
  @ApiOkResponse({ standardSchema: pushDevicesSchema })
  async remove(
    @Param('id', pushDeviceIdPipe) id: string,
    @CurrentSession() { adminId }: Session,
  ): Promise<PushDevices> {
    await this.devices.remove(adminId, id);
    return this.devices.of(adminId);
  }

  @Post('devices/:id/test')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: pushTestedSchema })
  async test(
    @Param('id', pushDeviceIdPipe) id: string,
    @CurrentSession() { adminId }: Session,
  ): Promise<PushTested> {
    await this.devices.test(adminId, id);
    return { status: true, message: 'A message is on its way to this device.' };
  }
}
