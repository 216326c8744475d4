import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { uploadSemaphore } from '../pictures/upload-semaphore.js';
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
        slots.set({ state: 'used' }, uploadSemaphore.state.used);
        slots.set({ state: 'free' }, uploadSemaphore.state.free);
      },
    });
    const queue: Gauge = new Gauge({
      name: 'upload_queue_length',
      help: 'Forms with pictures that wait for a slot.',
      registers,
      collect: () => queue.set(uploadSemaphore.state.queue),
    });
  }
}
