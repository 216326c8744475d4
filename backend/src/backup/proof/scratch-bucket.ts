import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { MARK, type Scratch } from './scratch.js';

const DELETED_AT_ONCE = 20;

export class ScratchBucket implements Scratch {
  readonly name: string;

  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    this.name = `The scratch bucket ${bucket}`;
  }

  async isEmpty(): Promise<boolean> {
    return keysOf(await this.list({ MaxKeys: 1 })).length === 0;
  }

  async hasMark(): Promise<boolean> {
    return keysOf(await this.list({ Prefix: MARK, MaxKeys: 1 })).includes(MARK);
  }

  async mark(): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key: MARK, Body: Buffer.from(MARK) }));
  }

  async empty(): Promise<void> {
    for (let token: string | undefined, isDone = false; !isDone; isDone = token === undefined) {
      const page = await this.list({ ContinuationToken: token });
      await this.deleteAll(keysOf(page).filter((key) => key !== MARK));
      token = page.NextContinuationToken;
    }
  }

  async unmark(): Promise<void> {
    await this.deleteAll([MARK]);
  }

  private list(what: {
    MaxKeys?: number;
    Prefix?: string;
    ContinuationToken?: string | undefined;
  }): Promise<ListObjectsV2CommandOutput> {
    return this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, ...what })).catch((cause) => {
      throw new Error(`${this.name} cannot be read. Is there one, and may these keys list it?`, { cause });
    });
  }

  private async deleteAll(keys: string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE)
      await Promise.all(
        keys
          .slice(start, start + DELETED_AT_ONCE)
          .map((Key) => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }))),
      );
  }
}

function keysOf({ Contents = [] }: ListObjectsV2CommandOutput): string[] {
  return Contents.flatMap(({ Key }) => Key ?? []);
}
