import type { DiscoveryService } from '@nestjs/core';
import { Job } from './job.js';

export function findJobs(discovery: DiscoveryService): Job[] {
  return discovery
    .getProviders()
    .map((provider): unknown => provider.instance)
    .filter((instance) => instance instanceof Job);
}
