import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './mailer.js';
import { mimeFields } from './mime-fields.js';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export class FileMailer extends Mailer {
  private readonly logger = new Logger(FileMailer.name);
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  protected async deliver(mail: Mail): Promise<string[]> {
    const { message } = await this.transport.sendMail(mimeFields(mail, this.env));
    const path = join(this.folder, `${mail.id}.eml`);
    await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    // Renamed when complete, so that nobody opens half a mail.
    await writeFile(`${path}.part`, message, { mode: OWNER_ONLY });
    await rename(`${path}.part`, path);
    this.logger.log(`Mail written to ${path}`);
    return [];
  }
}
