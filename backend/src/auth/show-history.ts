import { createInterface } from 'node:readline';
import { AuditExport } from '../audit/audit-export.js';
import type { Actor } from '../audit/audit-log.js';
import { AuditReader } from '../audit/audit-reader.js';
import { type AuditFilter, type AuditListEntry, auditFilter } from '../audit/audit.schema.js';
import { studioClock } from '../studio/studio-moment.js';
import type { Terminal } from './terminal.js';

const SHOWN = 100;
const CONTROLS = /\p{Cc}/gu;

export interface History {
  reader: AuditReader;
  exporter: AuditExport;
}

export interface AskedHistory {
  person: string | undefined;
  kind: string | undefined;
  from: string | undefined;
  until: string | undefined;
  isFile: boolean;
}

/** Newest first, by the studio's clock; the file has all of it, in UTC. @throws an error with a sentence for the operator */
export async function showHistory(
  { history: { reader, exporter }, terminal }: { history: History; terminal: Terminal },
  { isFile, ...asked }: AskedHistory,
  actor: Actor,
): Promise<void> {
  const filter = parseFilter(asked);
  if (isFile) {
    for await (const line of createInterface({ input: await exporter.open(filter, actor) }))
      terminal.print(line);
    return;
  }
  const { data, pagination } = await reader.list({ ...filter, page: 1, limit: SHOWN }, actor);
  for (const entry of data) terminal.print(lineOf(entry));
  if (data.length === 0) terminal.print('Nothing like that is in the history.');
  if (pagination.total > data.length)
    terminal.print(
      `These are the newest ${SHOWN} of ${pagination.total}: name a day, or take all with --csv.`,
    );
}

function parseFilter(asked: Omit<AskedHistory, 'isFile'>): AuditFilter {
  const person = asked.person?.includes('@') ? asked.person.toLowerCase() : asked.person;
  const { data, error } = auditFilter.safeParse({ ...asked, person });
  if (!data) throw new Error(error.issues[0]?.message);
  if (asked.kind !== data.kind) throw new Error('KIND is security or work.');
  return data;
}

function lineOf({ at, who, action, subject, network }: AuditListEntry): string {
  const columns = [studioClock(new Date(at)), who, action, subject, network ?? ''];
  return columns.filter(Boolean).join('  ').replaceAll(CONTROLS, ' ');
}
