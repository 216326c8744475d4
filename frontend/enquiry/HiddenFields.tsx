import { consent, contact } from '../content/contact.ts';

interface HiddenFieldsProps {
  idempotencyKey: string;
  page: string;
  /** The slug of the one that is asked about. */
  project?: string | undefined;
}

/** `website` is a honeypot: people neither see, hear nor reach it. */
export function HiddenFields({ idempotencyKey, page, project }: HiddenFieldsProps) {
  return (
    <>
      <div className="vh" aria-hidden="true">
        <label>
          {contact.honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="page" value={page} />
      {project && <input type="hidden" name="project" value={project} />}
      <input type="hidden" name="consent_version" value={consent.version} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
    </>
  );
}
