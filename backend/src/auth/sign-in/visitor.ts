import type { Request } from 'express';
import { clientAddress } from '../../requests/client-address.js';
import { type RequestOrigin, requestOrigin } from '../../requests/request-origin.js';
import { type AdminCookies, readCookie } from '../admin-cookies.js';

export interface Visitor {
  address: string;
  isFromPage: boolean;
  browserMarks: string | undefined;
  /** Of a device that is not asked for the second step. */
  deviceMarks: string | undefined;
  origin: RequestOrigin;
}

export function visitorOf(request: Request, cookies: AdminCookies, isFromPage: boolean): Visitor {
  return {
    address: clientAddress(request.ip),
    isFromPage,
    browserMarks: readCookie(request, cookies.browser),
    deviceMarks: readCookie(request, cookies.device),
    origin: requestOrigin(request),
  };
}
