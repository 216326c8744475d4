import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActiveAdmins } from '../../auth/active-admins.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { NewPushDevice, PushDevices } from './push-admin.schema.js';
import { pushDeviceNotFound } from './push-device-id.pipe.js';
import { PushKeysRefused, PushSender } from './push-sender.js';
import { PushSubscription } from './push-subscription.entity.js';
import { saveSubscription } from './push-subscription.repository.js';

const MAX_DEVICES = 20;

@Injectable()
export class PushDevicesService {
  constructor(
    private readonly database: DataSource,
    private readonly admins: ActiveAdmins,
    private readonly sender: PushSender,
  ) {}

  async of(adminId: string): Promise<PushDevices> {
    const rows = await this.database.manager.find(PushSubscription, {
      where: { adminId },
      order: { createdAt: 'ASC' },
    });
    const devices = rows.map(({ id, name, endpoint, createdAt }) => ({
      id,
      name,
      endpoint,
      created_at: createdAt.toISOString(),
    }));
    return { data: { public_key: this.sender.publicKey, devices } };
  }

  async add(adminId: string, device: NewPushDevice): Promise<void> {
    if (!this.sender.publicKey)
      throw new ConflictException({ message: 'This site sends no alerts to devices.' });
    if (!this.sender.mayCall(device.endpoint))
      throw new ValidationError({ endpoint: 'Alerts cannot be sent to the push service of this browser.' });
    await this.database.transaction(async (manager) => {
      await this.admins.lock(manager, adminId);
      await saveSubscription(manager, { adminId, ...device });
      if ((await manager.countBy(PushSubscription, { adminId })) > MAX_DEVICES)
        throw new ConflictException({
          message: `Alerts go to ${MAX_DEVICES} devices at most. Please remove one first.`,
        });
    });
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.database.manager.delete(PushSubscription, { id, adminId });
  }

  async test(adminId: string, id: string): Promise<void> {
    const device = await this.database.manager.findOneBy(PushSubscription, { id, adminId });
    if (!device) throw pushDeviceNotFound();
    const message = {
      title: 'Alerts reach this device.',
      tag: `test ${randomUUID()}`,
      path: '/admin/account',
    };
    const isTaken = await this.sender.send(device, message, new AbortController().signal).catch(refuseTest);
    if (isTaken) return;
    await this.database.manager.delete(PushSubscription, { id });
    throw new ConflictException({
      message: 'This device takes no more alerts. Please switch them on there again.',
    });
  }
}

function refuseTest(error: unknown): never {
  if (error instanceof PushKeysRefused)
    throw new ConflictException({
      message:
        'The push service of this device refuses the keys of this site. Please switch alerts off and on again there.',
    });
  throw new ServiceUnavailableException({
    message: 'The push service of this device cannot be reached just now. Please try again in a few minutes.',
  });
}
