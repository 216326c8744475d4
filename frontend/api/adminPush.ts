import { adminRequest } from './adminRequest.ts';
import { type NewPushDevice, PushDevices, PushTested } from './wire.gen.ts';

export function listPushDevices(token: string, signal: AbortSignal) {
  return adminRequest('push', PushDevices, { token, signal });
}

export function addPushDevice(token: string, device: NewPushDevice) {
  return adminRequest('push/devices', PushDevices, { method: 'POST', token, json: device });
}

export function removePushDevice(token: string, id: string) {
  return adminRequest(`push/devices/${id}`, PushDevices, { method: 'DELETE', token });
}

export function testPushDevice(token: string, id: string) {
  return adminRequest(`push/devices/${id}/test`, PushTested, { method: 'POST', token });
}
