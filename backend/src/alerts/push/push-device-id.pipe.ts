import { NotFoundException, ParseUUIDPipe } from '@nestjs/common';

export const pushDeviceIdPipe = new ParseUUIDPipe({ exceptionFactory: pushDeviceNotFound });

export function pushDeviceNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Alerts are not switched on for this device.' });
}
