import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostLinksRepository } from '../blog/post-links.repository.js';
import { JobQueue } from '../jobs/job-queue.js';
import { addressToCheck } from './check-links.js';
import { CheckedLinkRepository } from './checked-link.repository.js';
import { OwnLinks } from './own-links.js';
import { queueTrying } from './try-links.job.js';

const MAX_LINKS = 300;

/** What stands on the site is tried again by night, so that a check knows at once what has died meanwhile. */
@Injectable()
export class LinksOfPosts {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostLinksRepository,
    private readonly own: OwnLinks,
    private readonly links: CheckedLinkRepository,
    private readonly queue: JobQueue,
  ) {}

  async tryAgain(): Promise<void> {
    const addresses = await this.posts.newest();
    const others = addresses.filter((address) => !this.own.isOwn(address)).map(addressToCheck);
    const wanted = others.filter((address) => address !== undefined);
    const stalest = await this.links.stalest(wanted, MAX_LINKS);
    await this.database.transaction(async (manager) => {
      await this.links.ask(manager, stalest);
      await queueTrying(this.queue, manager);
    });
    await this.links.removeOld();
  }
}
