import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { escapeUTF8 } from 'entities';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { studio } from '../../studio/studio.js';
import { enquiryNotFound } from '../admin/enquiry-id.pipe.js';
import { Enquiry } from '../enquiry.entity.js';
import { ConsentWithdrawal } from './consent-withdrawal.entity.js';
import { evidenceFacts } from './evidence-facts.js';

@Injectable()
export class ConsentEvidence {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** The history keeps the hashes, so that nobody can pass off an altered file. */
  async make(id: string, actor: Actor): Promise<string> {
    return this.database.transaction(async (manager) => {
      const enquiry = await manager.findOneBy(Enquiry, { id });
      if (!enquiry) throw enquiryNotFound();
      const withdrawals = await manager.find(ConsentWithdrawal, {
        where: { enquiryId: id },
        order: { withdrawnAt: 'ASC' },
      });
      const facts = evidenceFacts(enquiry, withdrawals);
      const json = JSON.stringify(facts, null, 2);
      const page = evidencePage(facts, json, sha256(json));
      await this.audit.record(manager, {
        actor,
        action: 'consent evidence made',
        subjectType: 'enquiry',
        subjectId: id,
        subject: `SHA-256 of the file ${sha256(page)}, of its facts ${sha256(json)}`,
      });
      return page;
    });
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Facts = ReturnType<typeof evidenceFacts>;

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}th{text-align:left;vertical-align:top;padding-right:1.5rem}td,th{padding-block:.3rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

function evidencePage(facts: Facts, json: string, hash: string): string {
  const rows = Object.entries(facts).map(([name, fact]) => {
    const lines = [fact].flat().map((line) => escapeUTF8(line));
    return `<tr><th scope="row">${name}</th><td>${lines.join('<br>')}</td></tr>`;
  });
  return `<!doctype html>
<html lang="${studio.locale.language}">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Evidence of consent, receipt ${facts.Receipt}</title>
<style>${STYLE}</style>
<h1>Evidence of consent</h1>
<table>
${rows.join('\n')}
</table>
<h2>The same facts for a program</h2>
<p>Their SHA-256 is <code>${hash}</code>. The history of the website keeps it, and that of this whole file, with the moment at which this file was made.</p>
<pre id="facts">${escapeUTF8(json)}</pre>
</html>
`;
}
