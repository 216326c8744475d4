import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { root } from './embedded/root.ts';
import { type TemporaryFolder, temporaryFolder } from './embedded/temporary-folder.ts';

describe('the job that makes the bucket', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder('studio-bucket');
    // A fake of MinIO's client: records its arguments and that a policy was attached.
    const client = `#!/bin/sh
      echo "$@" >>"$TMPDIR/said"
      case "$*" in
      *attach*) touch "$TMPDIR/attached-$5-$7" ;;
      *info*) cd "$TMPDIR"; for one in attached-*-"$5"; do [ ! -e "$one" ] || echo '{ "policyName": "'$(echo "$one" | cut -d- -f2)'" }'; done ;;
      esac`;
    writeFileSync(join(folder.path, 'mc'), client, { mode: 0o755 });
  });
  afterEach(() => folder.remove());

  const run = (settings: Record<string, string> = {}) => {
    const keys = {
      KEY: 'site',
      SECRET: 'secret',
      SCRATCH_KEY: 'trial',
      SCRATCH_SECRET: 'other',
      ROOT_USER: 'root',
      ROOT_PASSWORD: 'password',
    };
    const env = {
      ...keys,
      SITE_URL: 'https://studio.example',
      BUCKET: 'studio',
      TMPDIR: folder.path,
      PATH: `${folder.path}:${process.env['PATH']}`,
      ...settings,
    };
    const script = join(root, 'kubernetes/overlays/small/make-bucket');
    return spawnSync('sh', [script], { encoding: 'utf8', env }).status;
  };
  const inFolder = (file: string) => readFileSync(join(folder.path, file), 'utf8');

  test.each([
    ['the site', 'pictures', 'site', 'studio'],
    ['proofs of a restore', 'scratch', 'trial', 'studio-scratch'],
  ])('gives the keys of %s objects of one bucket, and nothing else', (_whose, policy, user, bucket) => {
    expect(run()).toBe(0);
    const { Statement } = z
      .object({
        Statement: z.array(
          z.object({ Effect: z.string(), Action: z.array(z.string()), Resource: z.array(z.string()) }),
        ),
      })
      .parse(JSON.parse(inFolder(`${policy}.json`)));
    expect(Statement).toEqual([
      {
        Effect: 'Allow',
        Action: ['s3:GetBucketLocation', 's3:ListBucket'],
        Resource: [`arn:aws:s3:::${bucket}`],
      },
      {
        Effect: 'Allow',
        Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
        Resource: [`arn:aws:s3:::${bucket}/*`],
      },
    ]);
    expect(inFolder('said')).toContain(`admin policy attach store ${policy} --user ${user}`);
  });

  test.each(['ROOT_PASSWORD', 'SECRET', 'SCRATCH_SECRET'])(
    'takes a sample for %s only where nobody else reaches the site',
    (name) => {
      const sample = { [name]: 'store-for-this-machine-only', SITE_URL: 'http://localhost:8080' };
      expect(run({ ...sample, HTTP_BIND: '0.0.0.0' })).toBe(1);
      expect(run({ ...sample, SITE_URL: 'https://localhost.example', HTTP_BIND: '127.0.0.1' })).toBe(1);
      expect(existsSync(join(folder.path, 'said'))).toBe(false);
      expect(run({ ...sample, HTTP_BIND: '127.0.0.1' })).toBe(0);
      expect(run(sample)).toBe(0);
    },
  );

  test('may be run again', () => {
    expect([run(), run()]).toEqual([0, 0]);
    expect(inFolder('said').match(/attach/g)).toHaveLength(2);
  });
});
