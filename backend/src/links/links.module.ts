import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { everyDay } from '../jobs/every-day.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { CheckLinks } from './check-links.js';
import { CheckedLinkRepository } from './checked-link.repository.js';
import { LinkRequests } from './link-requests.js';
import { LinksAdminController } from './links-admin.controller.js';
import { LinksOfPosts } from './links-of-posts.js';
import { OutboundNetwork } from './outbound-network.js';
import { OutboundRequests } from './outbound-requests.js';
import { OwnLinks } from './own-links.js';
import { TryLinks } from './try-links.job.js';

@Module({
  imports: [AddressesModule, BlogModule, JobsModule, PicturesModule, ThrottleModule],
  controllers: [LinksAdminController],
  providers: [
    CheckLinks,
    CheckedLinkRepository,
    LinkRequests,
    LinksOfPosts,
    OutboundNetwork,
    OutboundRequests,
    OwnLinks,
    TryLinks,
    scheduledJob({
      name: 'try-links-of-posts',
      schedule: everyDay('02:23'),
      owner: LinksOfPosts,
      run: (links) => links.tryAgain(),
    }),
  ],
  exports: [OutboundRequests],
})
export class LinksModule {}
