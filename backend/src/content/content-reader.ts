import { Injectable, Logger } from '@nestjs/common';
import site from 'content/site.json' with { type: 'json' };
import type { WorkingHours } from 'content/schemas/hours';
import { studio } from '../studio/studio.js';
import { type Content, contentSchema } from './content.schema.js';
import { ContentSectionRepository, type SectionRow } from './content-section.repository.js';
import { servicesOfFiles } from './services-of-files.js';

export interface Signature {
  studio: string;
  phone: string;
}

@Injectable()
export class ContentReader {
  private readonly logger = new Logger(ContentReader.name);
  private known: { state: string; content: Content } | undefined;

  constructor(private readonly sections: ContentSectionRepository) {}

  async changed(): Promise<Content> {
    // Before the rows, so that nothing is kept under a newer state than its own.
    const state = await this.sections.state();
    if (this.known?.state === state) return this.known.content;
    const content: Content = Object.assign({}, ...(await this.sections.all()).map((row) => this.read(row)));
    this.known = { state, content };
    return content;
  }

  async shown(): Promise<Content> {
    return shownOf(await this.changed());
  }

  async workingHours(): Promise<WorkingHours> {
    const { hours } = await this.changed();
    return { ...studio.workingHours, ...hours };
  }

  async signature(): Promise<Signature> {
    const { contact = site.contact } = await this.changed();
    return { studio: site.brand.name, phone: contact.phones[0]?.label ?? '' };
  }

  /** A row that no longer fits after an upgrade must not break a page. */
  private read({ name, value, version }: SectionRow): Content {
    const { data, error } = contentSchema.safeParse({ [name]: servicesOfFiles(name, value) });
    // Saved before it could be changed.
    if (data?.hours) data.hours.callWithinHours ??= studio.workingHours.callWithinHours;
    if (data) return data;
    const where = error?.issues.map(({ path }) => path.join('.')).join(', ');
    this.logger.error(`The file is shown: version ${version} of ${name} does not fit at ${where}`);
    return {};
  }
}

export function shownOf(content: Content): Content {
  const { testimonials, ...others } = content;
  if (!testimonials) return others;
  return { ...others, testimonials: testimonials.filter(({ has_consent: hasConsent }) => hasConsent) };
}
