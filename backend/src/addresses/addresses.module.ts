import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { everyDay } from '../jobs/every-day.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { AddressCountRepository } from './address-count.repository.js';
import { AddressCounts } from './address-counts.js';
import { AddressesAdminController } from './addresses-admin.controller.js';
import { AddressLists } from './address-lists.js';
import { AddressLookup } from './address-lookup.js';
import { ChangeRedirects } from './change-redirects.js';
import { OldAddressController } from './old-address.controller.js';
import { OldAddresses } from './old-addresses.js';
import { PageSuggestions } from './page-suggestions.js';
import { RedirectRepository } from './redirect.repository.js';
import { Redirects } from './redirects.js';
import { SlugStates } from './slug-states.js';
import { SlugsController } from './slugs.controller.js';

@Module({
  imports: [AuditModule, AuthModule, BlogModule, PageCacheModule, ProjectsModule],
  controllers: [OldAddressController, AddressesAdminController, SlugsController],
  providers: [
    AddressCountRepository,
    AddressCounts,
    AddressLists,
    AddressLookup,
    ChangeRedirects,
    OldAddresses,
    PageSuggestions,
    RedirectRepository,
    Redirects,
    SlugStates,
    scheduledJob({
      name: 'forget-address-counts',
      schedule: everyDay('02:57'),
      owner: AddressCountRepository,
      run: (counts) => counts.removeOld(),
    }),
  ],
  exports: [AddressLookup, PageSuggestions, Redirects],
})
export class AddressesModule {}
