import { Injectable } from '@nestjs/common';
import { type Actor, adminIdOf } from '../audit/audit-log.js';
import { FetchPicture } from './fetch-picture.js';
import type { ImportRun } from './import-run.entity.js';
import type { ImportedPost } from './reading/read-post.js';
import { isOnline, withPictures } from './reading/readable-text.js';

/** Of one post: what is not there by then stays a link. */
const PICTURES_TIMEOUT_MS = 120_000;
const MAX_PICTURES = 100;
const MAX_SHOWN = 200;

export interface ImportSurroundings {
  actor: Actor;
  run: ImportRun;
  /** Our paths of pictures that were asked for in this slice, undefined where one could not be had. */
  fetched: Map<string, string | undefined>;
  signal: AbortSignal;
}

export interface StoredPost extends Pick<ImportedPost, 'form' | 'problems'> {
  isWhole: boolean;
  /** Our paths of those that came, by their addresses, where others may come at another try. */
  pictures: Record<string, string> | undefined;
}

@Injectable()
export class StorePostPictures {
  constructor(private readonly pictures: FetchPicture) {}

  async run(
    { pictures, mainPicture, description, ...post }: ImportedPost,
    around: ImportSurroundings,
  ): Promise<StoredPost> {
    const { fetched } = around;
    const until = AbortSignal.any([around.signal, AbortSignal.timeout(PICTURES_TIMEOUT_MS)]);
    const store = async (address: string) => {
      if (!fetched.has(address)) fetched.set(address, await this.store(address, around, until));
      return fetched.get(address);
    };
    const main = mainPicture && (await store(mainPicture));
    const wanted = pictures.filter((address) => !fetched.has(address));
    for (const address of wanted.slice(0, MAX_PICTURES)) await store(address);
    const stored = new Map(pictures.flatMap((address) => pair(address, fetched.get(address))));
    const missing = pictures.filter((address) => !stored.has(address));
    const problems = [...post.problems, ...sentencesAbout(missing)];
    if (mainPicture && !main)
      problems.push(`The picture at its top could not be fetched: ${shortened(mainPicture)}`);
    const text = { description: withPictures(description, stored) };
    return {
      form: { ...post.form, ...text, ...(main && { feature_image_path: main }) },
      problems: problems.concat(post.notes),
      isWhole: problems.length === 0,
      pictures: forAnotherTry(mainPicture ? [...pictures, mainPicture] : pictures, fetched),
    };
  }

  private store(
    address: string,
    { actor, run: { attachments } }: ImportSurroundings,
    until: AbortSignal,
  ): Promise<string | undefined> {
    const alt = Object.values(attachments).find(({ url }) => url === address)?.alt ?? '';
    return this.pictures.store(address, { alt, by: adminIdOf(actor) }, until);
  }
}

function forAnotherTry(
  pictures: string[],
  fetched: ReadonlyMap<string, string | undefined>,
): StoredPost['pictures'] {
  const online = pictures.filter(isOnline);
  const came = online.flatMap((address): [string, string][] => {
    const path = fetched.get(address);
    return path ? [[address, path]] : [];
  });
  return came.length < online.length ? Object.fromEntries(came) : undefined;
}

function pair(address: string, stored: string | undefined): [string, string][] {
  return stored ? [[address, `/api/${stored}`]] : [];
}

function sentencesAbout(missing: string[]): string[] {
  const linked = missing.filter(isOnline);
  const others = missing.length - linked.length;
  const sentences = [];
  if (linked.length > 1)
    sentences.push(`${linked.length} pictures could not be fetched; links to them stand in their places.`);
  else if (linked[0])
    sentences.push(
      `The picture ${shortened(linked[0])} could not be fetched; a link to it stands in its place.`,
    );
  if (others > 1)
    sentences.push(`${others} pictures could not be taken over; their descriptions stand in their places.`);
  else if (others === 1)
    sentences.push('1 picture could not be taken over; its description stands in its place.');
  return sentences;
}

function shortened(address: string): string {
  return address.length > MAX_SHOWN ? `${address.slice(0, MAX_SHOWN)}…` : address;
}
