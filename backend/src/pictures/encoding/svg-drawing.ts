import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, PayloadTooLargeException } from '@nestjs/common';
import { ValidationError, fieldMessage } from '../../errors/validation-error.js';
import { Semaphore } from '../../throttle/semaphore.js';

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_DRAWN_BYTES = 32 * 1024 * 1024;
const PROGRAM = fileURLToPath(new URL(`./redraw-svg${extname(import.meta.url)}`, import.meta.url));

/** Redraws in a process of its own, which is ended when a drawing takes too long: this one never opens SVG. */
@Injectable()
export class SvgDrawing {
  private readonly semaphore = new Semaphore(1);

  /** @returns a PNG @throws for a drawing that cannot be redrawn; `field` is named in the message */
  redraw(svg: Buffer, field: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
    if (svg.length > MAX_BYTES) {
      const sentence =
        'A drawing of more than 2 MB cannot be read. Please simplify it, or send a picture of it.';
      throw new PayloadTooLargeException(fieldMessage(field, sentence));
    }
    return this.semaphore.run(() => draw(svg, field, timeoutMs));
  }
}

/** However it is called: what an XML parser would read. */
export function isSvg(source: Buffer): boolean {
  return /^(\uFEFF)?\s*</.test(source.subarray(0, 1024).toString('utf8')) || isWide(source);
}

/** UTF-16, with its byte order mark. */
function isWide(source: Buffer): boolean {
  return source.length > 1 && [0xff_fe, 0xfe_ff].includes(source.readUInt16BE(0));
}

function draw(svg: Buffer, field: string, timeout: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_DRAWN_BYTES,
      env: {},
    } as const;
    const program = execFile(process.execPath, [PROGRAM], options, (error, drawn) => {
      if (error) reject(cannotBeDrawn(field));
      else resolve(drawn);
    });
    // It may end before it has read everything.
    program.stdin?.on('error', () => undefined);
    program.stdin?.end(svg);
  });
}

function cannotBeDrawn(field: string): ValidationError {
  return new ValidationError({
    [field]: 'That drawing cannot be redrawn. Please save it as a plain SVG, or send a picture of it.',
  });
}
