import { ImageStore } from '../pictures/image-store.js';

/** Beside `uploads`, which NGINX and everybody may read. */
export const ENQUIRY_FILES = 'enquiry-files';

/** What visitors attach, by id; nothing but the route for staff reads it. */
export abstract class EnquiryFileStore extends ImageStore {}
