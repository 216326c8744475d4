import { readFile } from 'node:fs/promises';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../../database/background.js';
import { Semaphore } from '../../throttle/semaphore.js';
import { CardUse } from '../card-use.js';
import { UnusedPictures } from '../claims/unused-pictures.js';
import { CARD_SIZE, socialCard } from '../encoding/social-card.js';
import { ImageStore, bytesOf } from '../image-store.js';
import { type CardFile, cardIn, socialFile, uploadPathOf } from '../picture-name.js';
import { nameOfSource, shippedPhotograph } from '../shipped-photographs.js';
import { PictureCardRepository } from './picture-card.repository.js';
import type { CardQuery, SocialCard } from './social-card.schema.js';

const MAX_QUEUE = 50;
const QUEUE_TIMEOUT_MS = 20_000;

/** Cards are made when they are first asked for, and again when the store has lost them. */
@Injectable()
export class SocialCards {
  private readonly semaphore = new Semaphore(1, { maxQueue: MAX_QUEUE, timeoutMs: QUEUE_TIMEOUT_MS });

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly cards: PictureCardRepository,
    private readonly unused: UnusedPictures,
    private readonly store: ImageStore,
  ) {}

  /** For strangers: only what a page names, or what was made before. */
  async makeKnown(file: string): Promise<Buffer | undefined> {
    const card = cardIn(file);
    if (!card?.point) return undefined;
    const isKnown =
      (await this.cards.has(this.database.manager, card.name, card.point)) || (await this.isNamed(file));
    return isKnown ? this.make(card) : undefined;
  }

  /** Of a picture that is stored here, also before a post or project with it is saved. @throws NotFoundException also when nothing keeps it */
  async describe({ src, x, y }: CardQuery): Promise<SocialCard['data']> {
    const name = nameOfSource(src);
    const point = x === undefined || y === undefined ? undefined : { x, y };
    const body = name && (await this.readOrMake({ name, point }));
    if (!body)
      throw new NotFoundException({ message: 'There is no such picture, so no card can be made of it.' });
    return { address: `/api/${uploadPathOf(socialFile(name, point))}`, ...CARD_SIZE, bytes: body.length };
  }

  /** @returns undefined when there is no such picture, or nothing keeps it */
  private async readOrMake(card: CardFile): Promise<Buffer | undefined> {
    const stored = await this.store.read(socialFile(card.name, card.point));
    return stored ? bytesOf(stored) : this.make(card);
  }

  /** Those that were made while staff looked for a point go after a week. */
  async sweep(): Promise<void> {
    const { manager } = this.background;
    for (const { is_old, ...card } of await this.cards.proofs(this.background)) {
      const file = socialFile(card.name, card);
      if (await this.isNamed(file)) await this.cards.keep(manager, card);
      else if (is_old) {
        await this.store.delete(file);
        await this.cards.remove(manager, card);
      }
    }
  }

  private async make({ name, point }: CardFile): Promise<Buffer | undefined> {
    const shipped = shippedPhotograph(name);
    const source = shipped ? await readFile(shipped) : await this.stored(name);
    if (!source) return undefined;
    const body = await this.semaphore.run(() => socialCard(sharp(source, { failOn: 'error' }), point));
    let isKept = false;
    const keep = async (manager = this.background.manager) => {
      if (point) await this.cards.add(manager, name, point);
      await this.store.put(socialFile(name, point), body);
      isKept = true;
    };
    await (shipped ? keep() : this.unused.whileUsed(name, keep));
    return isKept ? body : undefined;
  }

  private async stored(name: string): Promise<Buffer | undefined> {
    const image = await this.store.read(`${name}.webp`);
    return image && bytesOf(image);
  }

  private async isNamed(file: string): Promise<boolean> {
    const uses = this.discovery
      .getProviders()
      .map((provider): unknown => provider.instance)
      .filter((instance) => instance instanceof CardUse);
    for (const use of uses) if (await use.names(file)) return true;
    return false;
  }
}
