const A_DAY_S = 24 * 60 * 60;

export interface Thanks {
  /** ISO moments. */
  received: string;
  due: string;
  /** The pictures that were sent, such as `pale-ash.04,first-home.05`. */
  pictures?: string;
}

/** For the thank-you page alone. It says when the enquiry came and by when a call was promised, not who wrote. */
export function thanksCookie({ received, due, pictures }: Thanks, isSecure: boolean): string {
  const value = new URLSearchParams({ received, due, ...(pictures && { pictures }) });
  const secure = isSecure ? '; Secure' : '';
  return `thanks=${value}; Path=/thank-you; Max-Age=${A_DAY_S}; SameSite=Lax${secure}`;
}
