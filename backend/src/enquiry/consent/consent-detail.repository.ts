import { iso } from '../../database/iso.js';
import { CALL_STANDS } from './call-stands.js';
import { DO_NOT_CONTACT, ENQUIRY, samePerson } from '../same-person.js';

const WITHDRAWAL = `(SELECT jsonb_build_object('at', ${iso('withdrawn_at')}, 'how', how, 'call_stands', ${CALL_STANDS},
    'lifted_at', ${iso('lifted_at')}, 'lifted_by', lifted_by, 'lifted_how', lifted_how)
  FROM consent_withdrawal WHERE consent_withdrawal.enquiry_id = enquiry.id ORDER BY withdrawn_at DESC LIMIT 1)`;

const MARK = `(SELECT jsonb_build_object('at', ${iso('do_not_contact.created_at')}, 'by', set_by, 'how', how)
  FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)} ORDER BY do_not_contact.created_at LIMIT 1)`;

export const CONSENT_DETAIL = `consent_version_sent, consent_hash, consent_language, consent_address, offers_consent, offers_text,
  ${WITHDRAWAL} AS withdrawal, ${MARK} AS do_not_contact_mark`;
