import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { uploadGate } from '../upload/upload-gate.js';
import { Metrics } from './metrics.js';

@Injectable()
export class UploadMetrics {
  constructor({ registry }: Metrics) {
    const registers = [registry];
    const slots: Gauge<'state'> = new Gauge({
      name: 'upload_slots',
      help: 'Forms with pictures that are being taken in, and how many more could be.',
      labelNames: ['state'],
      registers,
      collect() {
        slots.set({ state: 'used' }, uploadGate.state.used);
        slots.set({ state: 'free' }, uploadGate.state.free);
      },
    });
    const queue: Gauge = new Gauge({
      name: 'upload_queue_length',
      help: 'Forms with pictures that wait for a slot.',
      registers,
      collect: () => queue.set(uploadGate.state.queue),
    });
  }
}
