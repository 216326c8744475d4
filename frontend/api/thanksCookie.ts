const A_DAY_S = 24 * 60 * 60;
/** Browsers drop cookies of more than 4,096 bytes, and with it the promise. */
const MAX_LETTERS = 3_500;

export interface Thanks {
  /** ISO moments. */
  received: string;
  due: string;
  /** The version of the words that were agreed to, and the answer about offers where they were asked for apart. */
  consent?: string;
  offers?: string;
  /** Title of the project or post. */
  about?: string;
  /** The pictures that were sent, such as `pale-ash.04,first-home.05`. */
  pictures?: string;
}

/** Of the API's answer. By hand: a schema would load its library. The thank-you page checks it. */
export function thanksIn(answer: unknown): Thanks | undefined {
  if (typeof answer !== 'object' || !answer || !('received_at' in answer) || !('call_due' in answer))
    return undefined;
  return {
    received: String(answer.received_at),
    due: String(answer.call_due),
    ...('consent_version' in answer && { consent: String(answer.consent_version) }),
    ...('offers' in answer && { offers: String(answer.offers) }),
    ...('about' in answer && { about: String(answer.about) }),
  };
}

/** For the thank-you page alone. It says what was promised and agreed to, not who wrote. */
export function thanksCookie(thanks: Thanks, isSecure: boolean): string {
  const { about: _about, ...others } = thanks;
  const whole = new URLSearchParams(Object.entries(thanks)).toString();
  const value = whole.length > MAX_LETTERS ? new URLSearchParams(Object.entries(others)) : whole;
  const secure = isSecure ? '; Secure' : '';
  return `thanks=${value}; Path=/thank-you; Max-Age=${A_DAY_S}; SameSite=Lax${secure}`;
}
