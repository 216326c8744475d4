import { consent } from '../content/contact.ts';

/** `website` is a honeypot: people neither see, hear nor reach it. */
export function HiddenFields({ idempotencyKey, page }: { idempotencyKey: string; page: string }) {
  return (
    <>
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="consent_version" value={consent.version} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
    </>
  );
}
