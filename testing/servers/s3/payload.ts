import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { S3Refusal } from './s3-refusal.ts';

/** The bytes of an object as they were meant. @throws S3Refusal when they are not what was signed or summed up */
export async function verifiedPayload(request: IncomingMessage): Promise<Buffer> {
  const sent = await buffer(request);
  const declared = request.headers['x-amz-content-sha256'];
  if (declared === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return unchunked(sent, request);
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== createHash('sha256').update(sent).digest('hex'))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
  checkSum(sent, request.headers['x-amz-checksum-crc32']);
  return sent;
}

/** aws-chunked: `size\r\n data\r\n … 0\r\n`, then trailing headers with the checksum. */
function unchunked(sent: Buffer, request: IncomingMessage): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = sent.indexOf('\r\n', at);
    const size = Number.parseInt(sent.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new S3Refusal(400, 'IncompleteBody');
    at = lineEnd + 2;
    if (size === 0) break;
    chunks.push(sent.subarray(at, at + size));
    at += size + 2;
  }
  const body = Buffer.concat(chunks);
  if (String(body.length) !== request.headers['x-amz-decoded-content-length'])
    throw new S3Refusal(400, 'IncompleteBody');
  const trailer = /x-amz-checksum-crc32:\s*(\S+)/.exec(sent.toString('latin1', at))?.[1];
  if (!trailer) throw new S3Refusal(400, 'MalformedTrailerError');
  checkSum(body, trailer);
  return body;
}

function checkSum(body: Buffer, expected: string | string[] | undefined): void {
  if (expected === undefined) return;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  if (sum.toString('base64') !== expected) throw new S3Refusal(400, 'BadDigest');
}
