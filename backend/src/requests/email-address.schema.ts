import { z } from 'zod';
import { singleLine } from './clean-text.schema.js';

const MAX_LENGTH = 254;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** What a browser takes in a field for it (HTML, "valid email address"), with a domain that the internet's mail can reach. */
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`, 'i');
const MISSING = 'Please enter an email address, such as name@example.com.';

export const emailAddress = singleLine(MAX_LENGTH, MISSING, MISSING).pipe(
  z.email({ pattern: ADDRESS, error: MISSING }),
);
