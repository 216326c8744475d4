// Made from the backend's OpenAPI document by `npm run api-types`. Do not edit.
import * as z from 'zod/mini';

export const AdminCard = /* @__PURE__ */ z.object({
  "id": z.int(),
  "heading": z.string(),
  "short_description": z.string(),
  "date_at": z.string(),
  "feature_image": z.string(),
  "mb_image": z.string(),
  "alt": z.string(),
  "card": z.string(),
  "category": z.string(),
  "slug": z.string(),
  "updated_at": z.string(),
  "status": z.literal(["draft","published","scheduled"]),
  "publish_at": z.nullable(z.string()),
  "version": z.int(),
});
export type AdminCard = z.infer<typeof AdminCard>;

export const AdminPost = /* @__PURE__ */ z.object({
  "id": z.int(),
  "heading": z.string(),
  "short_description": z.string(),
  "date_at": z.string(),
  "feature_image": z.string(),
  "mb_image": z.string(),
  "alt": z.string(),
  "card": z.string(),
  "category": z.string(),
  "slug": z.string(),
  "updated_at": z.string(),
  "description": z.string(),
  "meta_title": z.string(),
  "meta_description": z.string(),
  "meta_keywords": z.string(),
  "status": z.literal(["draft","published","scheduled"]),
  "publish_at": z.nullable(z.string()),
  "version": z.int(),
  "focal_x": z.nullable(z.int()),
  "focal_y": z.nullable(z.int()),
  "mobile_is_cut": z.boolean(),
  "is_decorative": z.boolean(),
  "library_alt": z.string(),
  "library_alt_texts": z.record(z.string(), z.string()),
  "created_at": z.string(),
  "updated_by": z.nullable(z.string()),
});
export type AdminPost = z.infer<typeof AdminPost>;

export const AdminPostAnswer = /* @__PURE__ */ z.object({
  "data": AdminPost,
});
export type AdminPostAnswer = z.infer<typeof AdminPostAnswer>;

export const Pagination = /* @__PURE__ */ z.object({
  "page": z.int(),
  "pages": z.int(),
  "limit": z.int(),
  "total": z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

export const AdminPostList = /* @__PURE__ */ z.object({
  "data": z.array(AdminCard),
  "pagination": Pagination,
});
export type AdminPostList = z.infer<typeof AdminPostList>;

export const ProjectContent = /* @__PURE__ */ z.object({
  "title": z.string(),
  "place": z.string(),
  "district": z.string(),
  "type": z.literal(["home","office","institution"]),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "year": z.nullable(z.int()),
  "weeks": z.nullable(z.int()),
  "grade": z.nullable(z.literal(["plain","middle","full"])),
  "summary": z.string(),
  "lead": z.string(),
  "passages": z.array(z.object({
  "title": z.string(),
  "text": z.string(),
  "layout": z.literal(["text-left","detail-left","wide-left","pair-right"]),
  "pictures": z.array(z.string()),
})),
  "pictures": z.array(z.object({
  "src": z.string(),
  "alt": z.string(),
  "decorative": z.boolean(),
  "focus": z.object({
  "x": z.int(),
  "y": z.int(),
}),
  "key": z.string(),
  "caption": z.string(),
})),
  "cover": z.nullable(z.string()),
  "on_home": z.boolean(),
  "opening": z.nullable(z.string()),
  "pairs": z.array(z.object({
  "before": z.nullable(z.object({
  "src": z.string(),
  "alt": z.string(),
  "decorative": z.boolean(),
  "focus": z.object({
  "x": z.int(),
  "y": z.int(),
}),
})),
  "before_label": z.string(),
  "after": z.nullable(z.string()),
  "after_label": z.string(),
})),
  "plan": z.object({
  "src": z.nullable(z.string()),
  "alt": z.string(),
  "caption": z.string(),
  "changes": z.array(z.string()),
}),
  "materials": z.array(z.object({
  "name": z.string(),
  "where": z.string(),
  "colour": z.string(),
  "chip": z.nullable(z.object({
  "picture": z.string(),
  "x": z.int(),
  "y": z.int(),
  "zoom": z.int(),
})),
})),
  "cost": z.object({
  "low": z.nullable(z.number()),
  "high": z.nullable(z.number()),
  "is_shown": z.boolean(),
  "is_counted": z.boolean(),
  "text": z.string(),
  "included": z.array(z.string()),
  "excluded": z.array(z.string()),
}),
  "again": z.string(),
  "different": z.string(),
  "credits": z.array(z.object({
  "role": z.string(),
  "name": z.string(),
})),
  "ask": z.string(),
  "related_posts": z.array(z.string()),
  "is_sample": z.boolean(),
  "meta_title": z.string(),
  "meta_description": z.string(),
});
export type ProjectContent = z.infer<typeof ProjectContent>;

export const AdminProject = /* @__PURE__ */ z.object({
  "id": z.int(),
  "slug": z.string(),
  "anchor": z.string(),
  "position": z.int(),
  "status": z.literal(["draft","published","scheduled"]),
  "publish_at": z.nullable(z.string()),
  "version": z.int(),
  "created_at": z.string(),
  "updated_at": z.string(),
  "updated_by": z.nullable(z.string()),
  "content": ProjectContent,
  "library_alt_texts": z.record(z.string(), z.string()),
});
export type AdminProject = z.infer<typeof AdminProject>;

export const AdminProjectAnswer = /* @__PURE__ */ z.object({
  "data": AdminProject,
});
export type AdminProjectAnswer = z.infer<typeof AdminProjectAnswer>;

export const ProjectPicture = /* @__PURE__ */ z.object({
  "src": z.string(),
  "alt": z.string(),
  "decorative": z.boolean(),
  "focus": z.object({
  "x": z.int(),
  "y": z.int(),
}),
  "key": z.string(),
  "caption": z.string(),
  "bytes": z.optional(z.int()),
});
export type ProjectPicture = z.infer<typeof ProjectPicture>;

export const AdminProjectCard = /* @__PURE__ */ z.object({
  "id": z.int(),
  "slug": z.string(),
  "title": z.string(),
  "place": z.string(),
  "type": z.literal(["home","office","institution"]),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "year": z.nullable(z.int()),
  "on_home": z.boolean(),
  "status": z.literal(["draft","published","scheduled"]),
  "publish_at": z.nullable(z.string()),
  "version": z.int(),
  "position": z.int(),
  "cover": z.nullable(ProjectPicture),
  "pictures": z.int(),
  "pictures_without_alt": z.int(),
  "updated_at": z.string(),
});
export type AdminProjectCard = z.infer<typeof AdminProjectCard>;

export const AdminProjects = /* @__PURE__ */ z.object({
  "data": z.array(AdminProjectCard),
});
export type AdminProjects = z.infer<typeof AdminProjects>;

export const AdminSection = /* @__PURE__ */ z.object({
  "name": z.literal(["team","testimonials","clients","milestones","services","service-texts","contact","other-addresses","postal-address","social","hours","home","home-headings"]),
  "value": z.unknown(),
  "version": z.int(),
  "updated_at": z.nullable(z.string()),
  "updated_by": z.nullable(z.string()),
});
export type AdminSection = z.infer<typeof AdminSection>;

export const AdminSections = /* @__PURE__ */ z.object({
  "data": z.array(AdminSection),
});
export type AdminSections = z.infer<typeof AdminSections>;

export const AppCode = /* @__PURE__ */ z.object({
  "code": z.string(),
});
export type AppCode = z.infer<typeof AppCode>;

export const AppSecret = /* @__PURE__ */ z.object({
  "id": z.string(),
  "secret": z.string(),
  "uri": z.string(),
  "qr": z.object({
  "path": z.string(),
  "size": z.int(),
}),
});
export type AppSecret = z.infer<typeof AppSecret>;

export const AppToSwitchOn = /* @__PURE__ */ z.object({
  "id": z.string(),
});
export type AppToSwitchOn = z.infer<typeof AppToSwitchOn>;

export const AttachedToEnquiries = /* @__PURE__ */ z.object({
  "notes": z.int(),
  "mails": z.int(),
  "files": z.int(),
});
export type AttachedToEnquiries = z.infer<typeof AttachedToEnquiries>;

export const AuditEntry = /* @__PURE__ */ z.object({
  "id": z.int(),
  "at": z.string(),
  "who": z.string(),
  "action": z.literal(["blog added","blogs imported","import taken back","pictures of an import tried again","blog changed","blog version put back","blog moved to the bin","blog restored","blog deleted for good","project added","project changed","project version put back","project moved to the bin","project restored","project deleted for good","projects put in order","picture changed","picture replaced","picture moved to the bin","picture restored","picture deleted for good","preview link made","words changed","enquiry state changed","enquiry note added","enquiry contact noted","enquiry contact taken back","enquiry outcome noted","enquiry worked on","enquiry mail sent again","do-not-contact set","do-not-contact lifted","enquiries exported","person erased","old enquiries deleted","modal put to rest","modal woken","old history deleted","consent withdrawn","call cancelled","consent given again","consent evidence made","old address added","old address changed","old address removed","old addresses imported","missed address left out","missed address taken in again","signed in","first step passed","sign-in failed","sign-in locked","session extended","signed out","session ended","single sign-on refused","single sign-on linked","account created","name changed","password changed","password reset","password link sent","password changed by link","account blocked","account unblocked","account removed","person invited","invitation sent again","invitation taken back","invitation taken up","role changed","second factor switched on","second factor switched off","second factor reset","second factor required","second factor made optional","recovery codes made","recovery code used","passkey added","passkey renamed","passkey removed","second step failed","enquiries listed","enquiry read","enquiry file read","do-not-contact looked up","person exported","old addresses exported","history read","history exported"]),
  "subject_type": z.literal(["blog","content","project","picture","address","enquiry","account","history"]),
  "subject_id": z.nullable(z.string()),
  "subject": z.string(),
  "network": z.nullable(z.string()),
  "request_id": z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditList = /* @__PURE__ */ z.object({
  "data": z.array(AuditEntry),
  "pagination": Pagination,
});
export type AuditList = z.infer<typeof AuditList>;

export const AuditPeople = /* @__PURE__ */ z.object({
  "data": z.array(z.string()),
  "actions": z.object({
  "work": z.array(z.literal(["blog added","blogs imported","import taken back","pictures of an import tried again","blog changed","blog version put back","blog moved to the bin","blog restored","blog deleted for good","project added","project changed","project version put back","project moved to the bin","project restored","project deleted for good","projects put in order","picture changed","picture replaced","picture moved to the bin","picture restored","picture deleted for good","preview link made","words changed","enquiry state changed","enquiry note added","enquiry contact noted","enquiry contact taken back","enquiry outcome noted","enquiry worked on","enquiry mail sent again","do-not-contact set","do-not-contact lifted","enquiries exported","person erased","old enquiries deleted","modal put to rest","modal woken","old history deleted","consent withdrawn","call cancelled","consent given again","consent evidence made","old address added","old address changed","old address removed","old addresses imported","missed address left out","missed address taken in again","signed in","first step passed","sign-in failed","sign-in locked","session extended","signed out","session ended","single sign-on refused","single sign-on linked","account created","name changed","password changed","password reset","password link sent","password changed by link","account blocked","account unblocked","account removed","person invited","invitation sent again","invitation taken back","invitation taken up","role changed","second factor switched on","second factor switched off","second factor reset","second factor required","second factor made optional","recovery codes made","recovery code used","passkey added","passkey renamed","passkey removed","second step failed","enquiries listed","enquiry read","enquiry file read","do-not-contact looked up","person exported","old addresses exported","history read","history exported"])),
  "security": z.array(z.literal(["blog added","blogs imported","import taken back","pictures of an import tried again","blog changed","blog version put back","blog moved to the bin","blog restored","blog deleted for good","project added","project changed","project version put back","project moved to the bin","project restored","project deleted for good","projects put in order","picture changed","picture replaced","picture moved to the bin","picture restored","picture deleted for good","preview link made","words changed","enquiry state changed","enquiry note added","enquiry contact noted","enquiry contact taken back","enquiry outcome noted","enquiry worked on","enquiry mail sent again","do-not-contact set","do-not-contact lifted","enquiries exported","person erased","old enquiries deleted","modal put to rest","modal woken","old history deleted","consent withdrawn","call cancelled","consent given again","consent evidence made","old address added","old address changed","old address removed","old addresses imported","missed address left out","missed address taken in again","signed in","first step passed","sign-in failed","sign-in locked","session extended","signed out","session ended","single sign-on refused","single sign-on linked","account created","name changed","password changed","password reset","password link sent","password changed by link","account blocked","account unblocked","account removed","person invited","invitation sent again","invitation taken back","invitation taken up","role changed","second factor switched on","second factor switched off","second factor reset","second factor required","second factor made optional","recovery codes made","recovery code used","passkey added","passkey renamed","passkey removed","second step failed","enquiries listed","enquiry read","enquiry file read","do-not-contact looked up","person exported","old addresses exported","history read","history exported"])),
}),
});
export type AuditPeople = z.infer<typeof AuditPeople>;

export const BinnedPost = /* @__PURE__ */ z.object({
  "id": z.int(),
  "heading": z.string(),
  "short_description": z.string(),
  "date_at": z.string(),
  "feature_image": z.string(),
  "mb_image": z.string(),
  "alt": z.string(),
  "card": z.string(),
  "category": z.string(),
  "slug": z.string(),
  "updated_at": z.string(),
  "status": z.literal(["draft","published","scheduled"]),
  "publish_at": z.nullable(z.string()),
  "version": z.int(),
  "deleted_at": z.string(),
  "goes_at": z.string(),
});
export type BinnedPost = z.infer<typeof BinnedPost>;

export const Bin = /* @__PURE__ */ z.object({
  "data": z.array(BinnedPost),
  "pagination": Pagination,
});
export type Bin = z.infer<typeof Bin>;

export const BinnedProject = /* @__PURE__ */ z.object({
  "id": z.int(),
  "slug": z.string(),
  "title": z.string(),
  "place": z.string(),
  "type": z.literal(["home","office","institution"]),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "year": z.nullable(z.int()),
  "on_home": z.boolean(),
  "status": z.literal(["draft","published","scheduled"]),
  "publish_at": z.nullable(z.string()),
  "version": z.int(),
  "position": z.int(),
  "cover": z.nullable(ProjectPicture),
  "pictures": z.int(),
  "pictures_without_alt": z.int(),
  "updated_at": z.string(),
  "deleted_at": z.string(),
  "goes_at": z.string(),
});
export type BinnedProject = z.infer<typeof BinnedProject>;

export const IndexEntry = /* @__PURE__ */ z.object({
  "slug": z.string(),
  "heading": z.string(),
  "date_at": z.string(),
  "updated_at": z.string(),
  "feature_image": z.string(),
  "alt": z.string(),
});
export type IndexEntry = z.infer<typeof IndexEntry>;

export const BlogIndex = /* @__PURE__ */ z.object({
  "data": z.array(IndexEntry),
});
export type BlogIndex = z.infer<typeof BlogIndex>;

export const CanaryReport = /* @__PURE__ */ z.object({
  "data": z.object({
  "state": z.literal(["off","waiting","alive","silent"]),
  "last": z.nullable(z.object({
  "started_at": z.string(),
  "has_arrived": z.boolean(),
  "problem": z.nullable(z.string()),
})),
  "finished_at": z.nullable(z.string()),
  "seconds": z.nullable(z.int()),
}),
});
export type CanaryReport = z.infer<typeof CanaryReport>;

export const Card = /* @__PURE__ */ z.object({
  "id": z.int(),
  "heading": z.string(),
  "short_description": z.string(),
  "date_at": z.string(),
  "feature_image": z.string(),
  "mb_image": z.string(),
  "alt": z.string(),
  "card": z.string(),
  "category": z.string(),
  "slug": z.string(),
  "updated_at": z.string(),
});
export type Card = z.infer<typeof Card>;

export const ChangePassword = /* @__PURE__ */ z.object({
  "current_password": z.string(),
  "new_password": z.string(),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const CheckPasswordLink = /* @__PURE__ */ z.object({
  "token": z.string(),
});
export type CheckPasswordLink = z.infer<typeof CheckPasswordLink>;

export const Comparable = /* @__PURE__ */ z.object({
  "type": z.literal(["home","office","institution"]),
  "size_sqft": z.int(),
  "grade": z.literal(["plain","middle","full"]),
  "year": z.int(),
  "lakh": z.number(),
  "place": z.string(),
  "slug": z.nullable(z.string()),
  "title": z.nullable(z.string()),
  "is_sample": z.boolean(),
});
export type Comparable = z.infer<typeof Comparable>;

export const Comparables = /* @__PURE__ */ z.object({
  "data": z.array(Comparable),
});
export type Comparables = z.infer<typeof Comparables>;

export const ConsentReceipt = /* @__PURE__ */ z.object({
  "number": z.string(),
  "words": z.string(),
  "offers": z.nullable(z.object({
  "words": z.string(),
  "given": z.boolean(),
})),
  "channels": z.array(z.string()),
  "version": z.string(),
  "given_at": z.string(),
  "given": z.string(),
  "page": z.nullable(z.string()),
  "pictures": z.int(),
  "withdrawn_at": z.nullable(z.string()),
  "withdrawn": z.nullable(z.string()),
  "given_again": z.nullable(z.string()),
  "call_due": z.nullable(z.string()),
  "call_cancelled": z.boolean(),
});
export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

export const ConsentAnswer = /* @__PURE__ */ z.object({
  "data": ConsentReceipt,
});
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;

export const ConsentLink = /* @__PURE__ */ z.object({
  "receipt": z.string(),
});
export type ConsentLink = z.infer<typeof ConsentLink>;

export const ConsentWithdrawal = /* @__PURE__ */ z.object({
  "at": z.string(),
  "how": z.string(),
  "call_stands": z.boolean(),
  "lifted_at": z.nullable(z.string()),
  "lifted_by": z.nullable(z.string()),
  "lifted_how": z.nullable(z.string()),
});
export type ConsentWithdrawal = z.infer<typeof ConsentWithdrawal>;

export const ContactElsewhere = /* @__PURE__ */ z.object({
  "id": z.string(),
  "at": z.string(),
  "how": z.literal(["call","whatsapp","mail"]),
  "by": z.string(),
});
export type ContactElsewhere = z.infer<typeof ContactElsewhere>;

export const ContactFigures = /* @__PURE__ */ z.object({
  "enquiries": z.int(),
  "contacted": z.int(),
  "median_minutes": z.nullable(z.int()),
  "slowest_minutes": z.nullable(z.int()),
  "within": z.int(),
  "late": z.int(),
  "never": z.int(),
  "waiting": z.int(),
  "unknown": z.int(),
});
export type ContactFigures = z.infer<typeof ContactFigures>;

export const Content = /* @__PURE__ */ z.object({
  "team": z.optional(z.array(z.object({
  "name": z.string(),
  "role": z.string(),
  "note": z.optional(z.string()),
}))),
  "testimonials": z.optional(z.array(z.object({
  "quote": z.string(),
  "name": z.string(),
  "detail": z.string(),
  "image": z.string(),
  "has_consent": z.boolean(),
}))),
  "clients": z.optional(z.array(z.string())),
  "milestones": z.optional(z.array(z.object({
  "year": z.int(),
  "title": z.string(),
  "text": z.optional(z.string()),
}))),
  "services": z.optional(z.array(z.object({
  "slug": z.string(),
  "label": z.string(),
  "line": z.optional(z.string()),
}))),
  "service-texts": z.optional(z.array(z.object({
  "slug": z.string(),
  "title": z.string(),
  "info": z.array(z.string()),
  "sideCaption": z.optional(z.string()),
  "lists": z.array(z.object({
  "title": z.string(),
  "items": z.array(z.string()),
})),
}))),
  "contact": z.optional(z.object({
  "phones": z.array(z.object({
  "label": z.string(),
  "href": z.string(),
})),
  "email": z.object({
  "label": z.string(),
  "href": z.string(),
}),
  "whatsapp": z.object({
  "label": z.string(),
  "href": z.string(),
}),
  "address": z.object({
  "lines": z.array(z.string()),
  "mapHref": z.string(),
  "coordinates": z.optional(z.string()),
  "mapLine": z.optional(z.string()),
}),
})),
  "other-addresses": z.optional(z.array(z.object({
  "name": z.string(),
  "lines": z.array(z.string()),
  "mapHref": z.string(),
}))),
  "postal-address": z.optional(z.object({
  "street": z.string(),
  "locality": z.string(),
  "region": z.string(),
  "code": z.string(),
  "country": z.string(),
})),
  "social": z.optional(z.array(z.object({
  "label": z.string(),
  "href": z.string(),
}))),
  "hours": z.optional(z.object({
  "days": z.object({
  "Monday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
  "Tuesday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
  "Wednesday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
  "Thursday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
  "Friday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
  "Saturday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
  "Sunday": z.nullable(z.object({
  "begins": z.string(),
  "ends": z.string(),
})),
}),
  "holidays": z.array(z.object({
  "date": z.string(),
  "name": z.string(),
})),
  "text": z.string(),
  "callWithinHours": z.optional(z.int()),
})),
  "home": z.optional(z.object({
  "hero": z.object({
  "title": z.array(z.string()),
  "lead": z.optional(z.string()),
  "caption": z.string(),
  "soundOn": z.string(),
  "soundOff": z.string(),
  "pause": z.string(),
  "play": z.string(),
  "stepLine": z.string(),
}),
  "interiors": z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "lead": z.optional(z.string()),
  "body": z.array(z.string()),
  "cta": z.object({
  "label": z.string(),
  "href": z.string(),
}),
  "captions": z.array(z.string()),
}),
  "philosophy": z.object({
  "eyebrow": z.string(),
  "statement": z.string(),
  "principles": z.array(z.object({
  "title": z.string(),
  "text": z.string(),
})),
  "cta": z.object({
  "label": z.string(),
  "href": z.string(),
}),
}),
})),
  "home-headings": z.optional(z.object({
  "team": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "whatWeDo": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "designing": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "projects": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "reasons": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "journey": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "testimonials": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
  "clients": z.optional(z.object({
  "eyebrow": z.string(),
  "title": z.string(),
  "intro": z.string(),
})),
})),
});
export type Content = z.infer<typeof Content>;

export const ContentAnswer = /* @__PURE__ */ z.object({
  "data": Content,
});
export type ContentAnswer = z.infer<typeof ContentAnswer>;

export const ContentPreview = /* @__PURE__ */ z.object({
  "data": Content,
  "section": z.literal(["team","testimonials","clients","milestones","services","service-texts","contact","other-addresses","postal-address","social","hours","home","home-headings"]),
});
export type ContentPreview = z.infer<typeof ContentPreview>;

export const ContentPreviewLink = /* @__PURE__ */ z.object({
  "path": z.string(),
  "expires_at": z.string(),
});
export type ContentPreviewLink = z.infer<typeof ContentPreviewLink>;

export const ContentPreviewLinkMade = /* @__PURE__ */ z.object({
  "data": ContentPreviewLink,
});
export type ContentPreviewLinkMade = z.infer<typeof ContentPreviewLinkMade>;

export const DoNotContactForm = /* @__PURE__ */ z.object({
  "by": z.optional(z.literal(["email","phone","either"])),
});
export type DoNotContactForm = z.infer<typeof DoNotContactForm>;

export const DoNotContactMark = /* @__PURE__ */ z.object({
  "at": z.string(),
  "by": z.nullable(z.string()),
  "how": z.nullable(z.string()),
});
export type DoNotContactMark = z.infer<typeof DoNotContactMark>;

export const DoNotContactSearch = /* @__PURE__ */ z.object({
  "who": z.string(),
});
export type DoNotContactSearch = z.infer<typeof DoNotContactSearch>;

export const Draft = /* @__PURE__ */ z.object({
  "draft": z.string(),
  "kind": z.literal(["blog","project"]),
  "id": z.nullable(z.int()),
  "based_on": z.nullable(z.int()),
  "revision": z.int(),
  "saved_at": z.string(),
  "device": z.string(),
  "device_kind": z.literal(["phone","computer"]),
  "written_by": z.nullable(z.string()),
  "content": z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof Draft>;

export const DraftConflict = /* @__PURE__ */ z.object({
  "message": z.string(),
  "conflict": z.object({
  "revision": z.int(),
  "saved_at": z.string(),
  "device": z.string(),
  "device_kind": z.literal(["phone","computer"]),
}),
});
export type DraftConflict = z.infer<typeof DraftConflict>;

export const DraftDeleted = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
});
export type DraftDeleted = z.infer<typeof DraftDeleted>;

export const DraftForm = /* @__PURE__ */ z.object({
  "kind": z.literal(["blog","project"]),
  "id": z.optional(z.nullable(z.int())),
  "based_on": z.optional(z.nullable(z.int())),
  "revision": z.int(),
  "content": z.record(z.string(), z.unknown()),
});
export type DraftForm = z.infer<typeof DraftForm>;

export const DraftList = /* @__PURE__ */ z.object({
  "data": z.array(Draft),
});
export type DraftList = z.infer<typeof DraftList>;

export const DraftOfOthers = /* @__PURE__ */ z.object({
  "kind": z.literal(["post","project"]),
  "id": z.int(),
  "title": z.string(),
  "updated_at": z.string(),
  "by": z.nullable(z.string()),
});
export type DraftOfOthers = z.infer<typeof DraftOfOthers>;

export const DraftSaved = /* @__PURE__ */ z.object({
  "data": z.object({
  "id": z.string(),
  "revision": z.int(),
  "saved_at": z.string(),
}),
});
export type DraftSaved = z.infer<typeof DraftSaved>;

export const EditConflict = /* @__PURE__ */ z.object({
  "id": z.optional(z.int()),
  "version": z.int(),
  "updated_at": z.string(),
  "updated_by": z.nullable(z.string()),
});
export type EditConflict = z.infer<typeof EditConflict>;

export const EditorPicture = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "file": z.string(),
});
export type EditorPicture = z.infer<typeof EditorPicture>;

export const EnquiriesMeant = /* @__PURE__ */ z.object({
  "both": z.int(),
  "email": z.int(),
  "phone": z.int(),
  "either": z.int(),
});
export type EnquiriesMeant = z.infer<typeof EnquiriesMeant>;

export const StaffMember = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const ShortlistedPicture = /* @__PURE__ */ z.object({
  "project": z.string(),
  "title": z.string(),
  "picture": z.string(),
  "number": z.int(),
  "src": z.string(),
  "caption": z.string(),
  "note": z.string(),
});
export type ShortlistedPicture = z.infer<typeof ShortlistedPicture>;

export const SpamSignal = /* @__PURE__ */ z.object({
  "signal": z.string(),
  "points": z.int(),
  "explanation": z.string(),
});
export type SpamSignal = z.infer<typeof SpamSignal>;

export const EnquiryEvent = /* @__PURE__ */ z.object({
  "id": z.string(),
  "at": z.string(),
  "actor": z.string(),
  "kind": z.literal(["received","mailed","contact","outcome","note","state","owner","next-step","facts","mail-failed","withdrawn","do-not-contact"]),
  "text": z.string(),
  "key": z.nullable(z.string()),
});
export type EnquiryEvent = z.infer<typeof EnquiryEvent>;

export const EnquiryFile = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
  "type": z.literal(["image/jpeg","application/pdf"]),
  "bytes": z.int(),
  "width": z.nullable(z.int()),
  "height": z.nullable(z.int()),
  "is_kept": z.boolean(),
});
export type EnquiryFile = z.infer<typeof EnquiryFile>;

export const EnquiryNote = /* @__PURE__ */ z.object({
  "id": z.int(),
  "created_at": z.string(),
  "author": z.string(),
  "text": z.string(),
});
export type EnquiryNote = z.infer<typeof EnquiryNote>;

export const OtherEnquiry = /* @__PURE__ */ z.object({
  "id": z.string(),
  "created_at": z.string(),
  "name": z.string(),
  "state": z.literal(["new","called","quoted","won","lost","spam"]),
  "same_email": z.boolean(),
  "same_phone": z.boolean(),
});
export type OtherEnquiry = z.infer<typeof OtherEnquiry>;

export const GoesWithPerson = /* @__PURE__ */ z.object({
  "both": AttachedToEnquiries,
  "email": AttachedToEnquiries,
});
export type GoesWithPerson = z.infer<typeof GoesWithPerson>;

export const Enquiry = /* @__PURE__ */ z.object({
  "id": z.string(),
  "created_at": z.string(),
  "name": z.string(),
  "email": z.string(),
  "phone": z.string(),
  "phone_e164": z.string(),
  "message": z.string(),
  "state": z.literal(["new","called","quoted","won","lost","spam"]),
  "do_not_contact": z.boolean(),
  "may_contact": z.boolean(),
  "is_call_owed": z.boolean(),
  "studio_mail": z.literal(["sent","waiting","failed","undeliverable","none"]),
  "call_due": z.string(),
  "project_slug": z.nullable(z.string()),
  "project_title": z.nullable(z.string()),
  "shortlist_count": z.int(),
  "other_enquiries": z.optional(z.int()),
  "source": z.string(),
  "first_contact_at": z.nullable(z.string()),
  "first_contact_by": z.nullable(z.string()),
  "first_contact_how": z.nullable(z.literal(["call","whatsapp","mail"])),
  "owner": z.nullable(StaffMember),
  "next_step": z.nullable(z.string()),
  "next_step_at": z.nullable(z.string()),
  "budget": z.nullable(z.string()),
  "kind": z.nullable(z.literal(["home","office","institution"])),
  "only_advice": z.boolean(),
  "page": z.nullable(z.string()),
  "spam_score": z.int(),
  "released_at": z.nullable(z.string()),
  "landing_page": z.nullable(z.string()),
  "referrer_host": z.nullable(z.string()),
  "campaign": z.nullable(z.record(z.string(), z.string())),
  "post_slug": z.nullable(z.string()),
  "post_title": z.nullable(z.string()),
  "shortlist": z.array(ShortlistedPicture),
  "consent_text": z.string(),
  "consent_version": z.string(),
  "receipt": z.optional(z.string()),
  "spam_reason": z.nullable(z.string()),
  "spam_signals": z.array(SpamSignal),
  "spam_threshold": z.int(),
  "taught_as": z.nullable(z.literal(["honest","spam"])),
  "consent_version_sent": z.nullable(z.boolean()),
  "consent_hash": z.nullable(z.string()),
  "consent_language": z.nullable(z.string()),
  "consent_address": z.nullable(z.string()),
  "offers_consent": z.nullable(z.boolean()),
  "offers_text": z.nullable(z.string()),
  "withdrawal": z.nullable(ConsentWithdrawal),
  "do_not_contact_mark": z.nullable(DoNotContactMark),
  "studio_mail_sent_at": z.nullable(z.string()),
  "studio_mail_attempts": z.int(),
  "studio_mail_error": z.nullable(z.string()),
  "acknowledgement": z.literal(["sent","waiting","failed","undeliverable","none"]),
  "acknowledgement_sent_at": z.nullable(z.string()),
  "acknowledgement_attempts": z.int(),
  "acknowledgement_error": z.nullable(z.string()),
  "mail_attempts": z.int(),
  "mail_last_error": z.nullable(z.string()),
  "outcome": z.nullable(z.literal(["reached","not_reached","call_again"])),
  "call_again_at": z.nullable(z.string()),
  "size_square_feet": z.nullable(z.int()),
  "value_rupees": z.nullable(z.int()),
  "events": z.array(EnquiryEvent),
  "files": z.array(EnquiryFile),
  "notes": z.array(EnquiryNote),
  "others": z.array(OtherEnquiry),
  "meant": EnquiriesMeant,
  "goes": GoesWithPerson,
});
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiryAnswer = /* @__PURE__ */ z.object({
  "data": Enquiry,
});
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;

export const EnquiryCard = /* @__PURE__ */ z.object({
  "id": z.string(),
  "created_at": z.string(),
  "name": z.string(),
  "email": z.string(),
  "phone": z.string(),
  "phone_e164": z.string(),
  "message": z.string(),
  "state": z.literal(["new","called","quoted","won","lost","spam"]),
  "do_not_contact": z.boolean(),
  "may_contact": z.boolean(),
  "is_call_owed": z.boolean(),
  "studio_mail": z.literal(["sent","waiting","failed","undeliverable","none"]),
  "call_due": z.string(),
  "project_slug": z.nullable(z.string()),
  "project_title": z.nullable(z.string()),
  "shortlist_count": z.int(),
  "other_enquiries": z.optional(z.int()),
  "source": z.string(),
  "first_contact_at": z.nullable(z.string()),
  "first_contact_by": z.nullable(z.string()),
  "first_contact_how": z.nullable(z.literal(["call","whatsapp","mail"])),
  "owner": z.nullable(StaffMember),
  "next_step": z.nullable(z.string()),
  "next_step_at": z.nullable(z.string()),
  "budget": z.nullable(z.string()),
  "kind": z.nullable(z.literal(["home","office","institution"])),
  "only_advice": z.boolean(),
  "page": z.nullable(z.string()),
  "spam_score": z.int(),
  "released_at": z.nullable(z.string()),
});
export type EnquiryCard = z.infer<typeof EnquiryCard>;

export const EnquiryContactForm = /* @__PURE__ */ z.object({
  "key": z.string(),
  "how": z.literal(["call","whatsapp","mail"]),
  "at": z.string(),
});
export type EnquiryContactForm = z.infer<typeof EnquiryContactForm>;

export const EnquiryCount = /* @__PURE__ */ z.object({
  "new": z.int(),
});
export type EnquiryCount = z.infer<typeof EnquiryCount>;

export const EnquiryDeskForm = /* @__PURE__ */ z.object({
  "email": z.optional(z.string()),
  "owner_id": z.optional(z.nullable(z.string())),
  "next_step": z.optional(z.nullable(z.string())),
  "next_step_at": z.optional(z.nullable(z.string())),
  "budget": z.optional(z.nullable(z.string())),
  "kind": z.optional(z.nullable(z.literal(["home","office","institution","advice"]))),
  "size_square_feet": z.optional(z.nullable(z.int())),
  "value_rupees": z.optional(z.nullable(z.int())),
  "from": z.optional(z.object({
  "email": z.optional(z.string()),
  "owner_id": z.optional(z.nullable(z.string())),
  "next_step": z.optional(z.nullable(z.string())),
  "next_step_at": z.optional(z.nullable(z.string())),
  "budget": z.optional(z.nullable(z.string())),
  "kind": z.optional(z.nullable(z.literal(["home","office","institution","advice"]))),
  "size_square_feet": z.optional(z.nullable(z.int())),
  "value_rupees": z.optional(z.nullable(z.int())),
})),
});
export type EnquiryDeskForm = z.infer<typeof EnquiryDeskForm>;

export const EnquirySourceCount = /* @__PURE__ */ z.object({
  "source": z.string(),
  "count": z.int(),
});
export type EnquirySourceCount = z.infer<typeof EnquirySourceCount>;

export const EnquiryList = /* @__PURE__ */ z.object({
  "data": z.array(EnquiryCard),
  "pagination": Pagination,
  "states": z.record(z.string(), z.int()),
  "sources": z.array(EnquirySourceCount),
  "blocked_owners": z.optional(z.array(StaffMember)),
});
export type EnquiryList = z.infer<typeof EnquiryList>;

export const EnquiryNoteForm = /* @__PURE__ */ z.object({
  "text": z.string(),
  "key": z.optional(z.string()),
});
export type EnquiryNoteForm = z.infer<typeof EnquiryNoteForm>;

export const EnquiryOutcomeForm = /* @__PURE__ */ z.object({
  "outcome": z.literal(["reached","not_reached","call_again"]),
  "again_at": z.optional(z.string()),
  "key": z.optional(z.string()),
  "at": z.optional(z.string()),
});
export type EnquiryOutcomeForm = z.infer<typeof EnquiryOutcomeForm>;

export const EnquiryReceived = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
  "received_at": z.string(),
  "call_due": z.string(),
  "consent_version": z.optional(z.string()),
  "offers": z.optional(z.boolean()),
  "about": z.optional(z.string()),
  "unkept_files": z.optional(z.array(z.string())),
});
export type EnquiryReceived = z.infer<typeof EnquiryReceived>;

export const EnquiryStateForm = /* @__PURE__ */ z.object({
  "state": z.literal(["new","called","quoted","won","lost","spam"]),
  "from": z.optional(z.literal(["new","called","quoted","won","lost","spam"])),
});
export type EnquiryStateForm = z.infer<typeof EnquiryStateForm>;

export const EnquiryToCall = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
  "owner": z.nullable(StaffMember),
  "kind": z.nullable(z.literal(["home","office","institution"])),
  "only_advice": z.boolean(),
  "project_title": z.nullable(z.string()),
  "email": z.string(),
  "phone": z.string(),
  "phone_e164": z.string(),
  "message": z.string(),
  "budget": z.nullable(z.string()),
  "size_square_feet": z.nullable(z.int()),
  "shortlist": z.array(ShortlistedPicture),
  "page": z.nullable(z.string()),
  "source": z.string(),
  "created_at": z.string(),
  "due": z.string(),
  "is_again": z.boolean(),
  "first_contact_at": z.nullable(z.string()),
  "first_contact_how": z.nullable(z.literal(["call","whatsapp","mail"])),
  "outcome": z.nullable(z.literal(["reached","not_reached","call_again"])),
  "elsewhere": z.optional(z.nullable(ContactElsewhere)),
  "do_not_contact": z.boolean(),
  "may_contact": z.boolean(),
});
export type EnquiryToCall = z.infer<typeof EnquiryToCall>;

export const ErasePersonForm = /* @__PURE__ */ z.object({
  "by": z.optional(z.literal(["both","email"])),
  "seen_email": z.optional(z.string()),
  "seen_phone": z.optional(z.string()),
  "seen_enquiries": z.optional(z.int()),
});
export type ErasePersonForm = z.infer<typeof ErasePersonForm>;

export const FailedMail = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
  "email": z.string(),
  "mail": z.literal(["studio","acknowledgement"]),
  "state": z.literal(["sent","waiting","failed","undeliverable","none"]),
  "attempts": z.int(),
  "tried_at": z.nullable(z.string()),
  "error": z.nullable(z.string()),
});
export type FailedMail = z.infer<typeof FailedMail>;

export const Failure = /* @__PURE__ */ z.object({
  "message": z.string(),
  "messages": z.optional(z.record(z.string(), z.string())),
  "conflict": z.optional(EditConflict),
  "reason": z.optional(z.string()),
  "error": z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;

export const FilterOption = /* @__PURE__ */ z.object({
  "value": z.string(),
  "label": z.string(),
  "count": z.int(),
});
export type FilterOption = z.infer<typeof FilterOption>;

export const FinishSingleSignOn = /* @__PURE__ */ z.object({
  "ticket": z.string(),
});
export type FinishSingleSignOn = z.infer<typeof FinishSingleSignOn>;

export const ForgotPassword = /* @__PURE__ */ z.object({
  "email": z.string(),
});
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const FoundMarks = /* @__PURE__ */ z.object({
  "data": z.array(z.object({
  "who": z.string(),
  "at": z.string(),
  "by": z.nullable(z.string()),
})),
  "enquiries": z.int(),
});
export type FoundMarks = z.infer<typeof FoundMarks>;

export const ImportCounts = /* @__PURE__ */ z.object({
  "waiting": z.int(),
  "added": z.int(),
  "draft": z.int(),
  "present": z.int(),
  "taken_back": z.int(),
  "left_out": z.int(),
  "failed": z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

export const ImportItem = /* @__PURE__ */ z.object({
  "position": z.int(),
  "title": z.string(),
  "state": z.literal(["waiting","added","draft","present","taken back","left out","failed"]),
  "problems": z.array(z.string()),
  "old_path": z.string(),
  "post_id": z.nullable(z.int()),
});
export type ImportItem = z.infer<typeof ImportItem>;

export const ImportRun = /* @__PURE__ */ z.object({
  "id": z.int(),
  "site": z.string(),
  "as_drafts": z.boolean(),
  "started_at": z.string(),
  "counts": ImportCounts,
});
export type ImportRun = z.infer<typeof ImportRun>;

export const MadePosts = /* @__PURE__ */ z.object({
  "unchanged": z.int(),
  "changed": z.int(),
  "lacking_pictures": z.int(),
});
export type MadePosts = z.infer<typeof MadePosts>;

export const ImportReport = /* @__PURE__ */ z.object({
  "data": z.array(ImportItem),
  "pagination": Pagination,
  "run": ImportRun,
  "made": MadePosts,
});
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportRuns = /* @__PURE__ */ z.object({
  "data": z.array(ImportRun),
});
export type ImportRuns = z.infer<typeof ImportRuns>;

export const ImportStarted = /* @__PURE__ */ z.object({
  "data": ImportRun,
});
export type ImportStarted = z.infer<typeof ImportStarted>;

export const ImportTakenBack = /* @__PURE__ */ z.object({
  "data": z.object({
  "taken_back": z.int(),
  "left": z.int(),
}),
});
export type ImportTakenBack = z.infer<typeof ImportTakenBack>;

export const IndexedProject = /* @__PURE__ */ z.object({
  "slug": z.string(),
  "anchor": z.string(),
  "title": z.string(),
  "place": z.string(),
  "updated_at": z.string(),
  "pictures": z.array(z.string()),
});
export type IndexedProject = z.infer<typeof IndexedProject>;

export const Invitation = /* @__PURE__ */ z.object({
  "id": z.string(),
  "email": z.string(),
  "role": z.literal(["leads","editor","owner"]),
  "invited_by": z.string(),
  "created_at": z.string(),
  "expires_at": z.string(),
  "mail_failed": z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationForm = /* @__PURE__ */ z.object({
  "email": z.string(),
  "role": z.literal(["leads","editor","owner"]),
});
export type InvitationForm = z.infer<typeof InvitationForm>;

export const InvitationMade = /* @__PURE__ */ z.object({
  "data": Invitation,
  "link": z.string(),
});
export type InvitationMade = z.infer<typeof InvitationMade>;

export const InvitationSent = /* @__PURE__ */ z.object({
  "link": z.string(),
});
export type InvitationSent = z.infer<typeof InvitationSent>;

export const JoinCheck = /* @__PURE__ */ z.object({
  "email": z.string(),
  "role": z.literal(["leads","editor","owner"]),
  "invited_by": z.string(),
});
export type JoinCheck = z.infer<typeof JoinCheck>;

export const JoinCheckForm = /* @__PURE__ */ z.object({
  "token": z.string(),
});
export type JoinCheckForm = z.infer<typeof JoinCheckForm>;

export const JoinForm = /* @__PURE__ */ z.object({
  "token": z.string(),
  "name": z.string(),
  "password": z.string(),
});
export type JoinForm = z.infer<typeof JoinForm>;

export const LatestPost = /* @__PURE__ */ z.object({
  "id": z.int(),
  "slug": z.string(),
  "heading": z.string(),
  "date_at": z.string(),
  "feature_image": z.string(),
  "alt": z.string(),
});
export type LatestPost = z.infer<typeof LatestPost>;

export const LatestPosts = /* @__PURE__ */ z.object({
  "data": z.array(LatestPost),
});
export type LatestPosts = z.infer<typeof LatestPosts>;

export const LeadingAddress = /* @__PURE__ */ z.object({
  "from": z.string(),
  "to": z.string(),
  "kind": z.literal(["slug","own"]),
  "why": z.string(),
  "changed_at": z.nullable(z.string()),
  "changed_by": z.nullable(z.string()),
  "hits": z.int(),
  "last_hit": z.nullable(z.string()),
  "page": z.optional(z.string()),
  "is_gone": z.optional(z.boolean()),
});
export type LeadingAddress = z.infer<typeof LeadingAddress>;

export const LeadingAddresses = /* @__PURE__ */ z.object({
  "data": z.array(LeadingAddress),
  "pagination": Pagination,
});
export type LeadingAddresses = z.infer<typeof LeadingAddresses>;

export const LeaveOutForm = /* @__PURE__ */ z.object({
  "path": z.string(),
  "is_left_out": z.boolean(),
});
export type LeaveOutForm = z.infer<typeof LeaveOutForm>;

export const LeftOut = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
});
export type LeftOut = z.infer<typeof LeftOut>;

export const LibraryCounts = /* @__PURE__ */ z.object({
  "all": z.int(),
  "unused": z.int(),
  "no_alt": z.int(),
  "too_small": z.int(),
  "bin": z.int(),
});
export type LibraryCounts = z.infer<typeof LibraryCounts>;

export const LibraryPicture = /* @__PURE__ */ z.object({
  "id": z.int(),
  "src": z.string(),
  "origin": z.literal(["uploaded","shipped"]),
  "file_name": z.string(),
  "alt": z.string(),
  "is_decorative": z.boolean(),
  "focal_x": z.int(),
  "focal_y": z.int(),
  "width": z.int(),
  "height": z.int(),
  "bytes": z.int(),
  "added_at": z.string(),
  "use_count": z.int(),
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

export const LibraryList = /* @__PURE__ */ z.object({
  "data": z.array(LibraryPicture),
  "pagination": Pagination,
  "counts": LibraryCounts,
});
export type LibraryList = z.infer<typeof LibraryList>;

export const LibraryPictureAdded = /* @__PURE__ */ z.object({
  "data": LibraryPicture,
  "is_known": z.boolean(),
});
export type LibraryPictureAdded = z.infer<typeof LibraryPictureAdded>;

export const PicturePlace = /* @__PURE__ */ z.object({
  "kind": z.literal(["blog","project","version","draft","enquiry","setting"]),
  "id": z.union([z.int(), z.string()]),
  "title": z.string(),
  "where": z.string(),
  "path": z.string(),
  "can_change": z.boolean(),
});
export type PicturePlace = z.infer<typeof PicturePlace>;

export const LibraryPictureAnswer = /* @__PURE__ */ z.object({
  "data": z.object({
  "id": z.int(),
  "src": z.string(),
  "origin": z.literal(["uploaded","shipped"]),
  "file_name": z.string(),
  "alt": z.string(),
  "is_decorative": z.boolean(),
  "focal_x": z.int(),
  "focal_y": z.int(),
  "width": z.int(),
  "height": z.int(),
  "bytes": z.int(),
  "added_at": z.string(),
  "use_count": z.int(),
  "added_by": z.nullable(z.string()),
  "used_in": z.array(PicturePlace),
}),
});
export type LibraryPictureAnswer = z.infer<typeof LibraryPictureAnswer>;

export const LibraryPictureDeleted = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
});
export type LibraryPictureDeleted = z.infer<typeof LibraryPictureDeleted>;

export const LibraryPictureSaved = /* @__PURE__ */ z.object({
  "data": LibraryPicture,
});
export type LibraryPictureSaved = z.infer<typeof LibraryPictureSaved>;

export const LiftDoNotContactForm = /* @__PURE__ */ z.object({
  "by": z.optional(z.literal(["email","phone","either"])),
  "how": z.optional(z.literal(["phone","mail","in-person","not-asked"])),
});
export type LiftDoNotContactForm = z.infer<typeof LiftDoNotContactForm>;

export const LinkAskedFor = /* @__PURE__ */ z.object({
  "message": z.string(),
  "expires_at": z.string(),
});
export type LinkAskedFor = z.infer<typeof LinkAskedFor>;

export const LinkingPost = /* @__PURE__ */ z.object({
  "id": z.int(),
  "heading": z.string(),
});
export type LinkingPost = z.infer<typeof LinkingPost>;

export const LinksChecked = /* @__PURE__ */ z.object({
  "data": z.array(z.object({
  "address": z.string(),
  "state": z.literal(["ok","dead","unknown","checking"]),
  "status": z.nullable(z.int()),
  "checked_at": z.nullable(z.string()),
  "suggestion": z.nullable(z.string()),
  "awaited": z.optional(z.nullable(z.object({
  "kind": z.literal(["blog","project"]),
  "publish_at": z.nullable(z.string()),
}))),
})),
});
export type LinksChecked = z.infer<typeof LinksChecked>;

export const LinksToCheck = /* @__PURE__ */ z.object({
  "addresses": z.array(z.string()),
});
export type LinksToCheck = z.infer<typeof LinksToCheck>;

export const ListedSession = /* @__PURE__ */ z.object({
  "id": z.string(),
  "device": z.string(),
  "place": z.literal(["this network","another network"]),
  "country": z.nullable(z.string()),
  "first_used_at": z.string(),
  "last_used_at": z.string(),
  "is_this": z.boolean(),
  "is_new_place": z.boolean(),
});
export type ListedSession = z.infer<typeof ListedSession>;

export const Login = /* @__PURE__ */ z.object({
  "email": z.string(),
  "password": z.string(),
});
export type Login = z.infer<typeof Login>;

export const MissedAddress = /* @__PURE__ */ z.object({
  "path": z.string(),
  "came_from": z.nullable(z.string()),
  "missed": z.int(),
  "bots": z.int(),
  "first_day": z.string(),
  "last_day": z.string(),
  "leads_to": z.optional(z.nullable(z.string())),
  "suggestion": z.nullable(z.object({
  "to": z.string(),
  "title": z.string(),
})),
});
export type MissedAddress = z.infer<typeof MissedAddress>;

export const MissedAddresses = /* @__PURE__ */ z.object({
  "data": z.array(MissedAddress),
  "left_out": z.array(z.string()),
});
export type MissedAddresses = z.infer<typeof MissedAddresses>;

export const ModalAnswer = /* @__PURE__ */ z.object({
  "data": z.object({
  "opens": z.boolean(),
}),
});
export type ModalAnswer = z.infer<typeof ModalAnswer>;

export const ModalReceived = /* @__PURE__ */ z.object({
  "event": z.literal(["shown","closed","sent"]),
  "elapsed_ms": z.number(),
});
export type ModalReceived = z.infer<typeof ModalReceived>;

export const ModalReport = /* @__PURE__ */ z.object({
  "data": z.object({
  "rest": z.nullable(z.object({
  "began_at": z.string(),
  "ends_at": z.string(),
  "shown": z.int(),
  "closed_at_once": z.int(),
})),
  "last_30_days": z.object({
  "shown": z.int(),
  "closed_at_once": z.int(),
  "sent": z.int(),
}),
}),
});
export type ModalReport = z.infer<typeof ModalReport>;

export const NamedPicture = /* @__PURE__ */ z.object({
  "project": z.string(),
  "title": z.string(),
  "picture": ProjectPicture,
});
export type NamedPicture = z.infer<typeof NamedPicture>;

export const NamedPictures = /* @__PURE__ */ z.object({
  "data": z.array(NamedPicture),
});
export type NamedPictures = z.infer<typeof NamedPictures>;

export const NewEnquiry = /* @__PURE__ */ z.object({
  "name": z.string(),
  "email": z.string(),
  "phone": z.string(),
  "message": z.string(),
  "consent": z.literal([true,"true","on","1"]),
  "consent_version": z.optional(z.string()),
  "offers": z.optional(z.literal([true,"true","on","1"])),
  "idempotency_key": z.optional(z.string()),
  "website": z.optional(z.string()),
  "elapsed_ms": z.optional(z.int()),
  "page": z.optional(z.string()),
  "type": z.optional(z.literal(["home","office","institution","advice"])),
  "project": z.optional(z.string()),
  "post": z.optional(z.string()),
  "landing_page": z.optional(z.string()),
  "referrer_host": z.optional(z.string()),
  "campaign": z.optional(z.string()),
  "shortlist": z.optional(z.string()),
});
export type NewEnquiry = z.infer<typeof NewEnquiry>;

export const NewPasskey = /* @__PURE__ */ z.object({
  "challenge_id": z.string(),
  "credential": z.object({
  "id": z.string(),
  "rawId": z.string(),
  "type": z.literal(["public-key"]),
  "clientExtensionResults": z.optional(z.object({
})),
  "response": z.object({
  "clientDataJSON": z.string(),
  "attestationObject": z.string(),
  "transports": z.optional(z.array(z.string())),
}),
}),
  "name": z.string(),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const NewPushDevice = /* @__PURE__ */ z.object({
  "name": z.string(),
  "endpoint": z.string(),
  "p256dh": z.string(),
  "auth": z.string(),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const OldAddress = /* @__PURE__ */ z.object({
  "data": z.object({
  "to": z.string(),
}),
});
export type OldAddress = z.infer<typeof OldAddress>;

export const Passkey = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
  "created_at": z.string(),
  "last_used_at": z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

export const OnePasskey = /* @__PURE__ */ z.object({
  "data": Passkey,
});
export type OnePasskey = z.infer<typeof OnePasskey>;

export const OthersPresent = /* @__PURE__ */ z.object({
  "data": z.array(z.object({
  "name": z.string(),
  "since": z.string(),
  "typed_at": z.nullable(z.string()),
})),
});
export type OthersPresent = z.infer<typeof OthersPresent>;

export const PasskeyAdded = /* @__PURE__ */ z.object({
  "data": Passkey,
  "recovery_codes": z.optional(z.array(z.string())),
});
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

export const PasskeyName = /* @__PURE__ */ z.object({
  "name": z.string(),
});
export type PasskeyName = z.infer<typeof PasskeyName>;

export const PasskeyOptions = /* @__PURE__ */ z.object({
  "challenge_id": z.string(),
  "options": z.object({
  "challenge": z.string(),
  "rp": z.object({
  "id": z.optional(z.string()),
  "name": z.string(),
}),
  "user": z.object({
  "id": z.string(),
  "name": z.string(),
  "displayName": z.string(),
}),
  "pubKeyCredParams": z.array(z.object({
  "alg": z.int(),
  "type": z.literal(["public-key"]),
})),
  "timeout": z.optional(z.int()),
  "excludeCredentials": z.optional(z.array(z.object({
  "id": z.string(),
  "type": z.string(),
  "transports": z.optional(z.array(z.string())),
}))),
  "authenticatorSelection": z.optional(z.object({
  "residentKey": z.optional(z.literal(["required","preferred","discouraged"])),
  "requireResidentKey": z.optional(z.boolean()),
  "userVerification": z.optional(z.literal(["required","preferred","discouraged"])),
})),
  "attestation": z.optional(z.literal(["none","direct","enterprise","indirect"])),
}),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

export const PasskeyQuestion = /* @__PURE__ */ z.object({
  "ticket": z.optional(z.string()),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

export const PasskeySignIn = /* @__PURE__ */ z.object({
  "challenge_id": z.string(),
  "credential": z.object({
  "id": z.string(),
  "rawId": z.string(),
  "type": z.literal(["public-key"]),
  "clientExtensionResults": z.optional(z.object({
})),
  "response": z.object({
  "clientDataJSON": z.string(),
  "authenticatorData": z.string(),
  "signature": z.string(),
  "userHandle": z.optional(z.nullable(z.string())),
}),
}),
  "ticket": z.optional(z.string()),
  "remember": z.optional(z.literal(["true","false"])),
});
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

export const PasskeySignInOptions = /* @__PURE__ */ z.object({
  "challenge_id": z.string(),
  "options": z.object({
  "challenge": z.string(),
  "timeout": z.optional(z.int()),
  "rpId": z.optional(z.string()),
  "allowCredentials": z.optional(z.array(z.object({
  "id": z.string(),
  "type": z.string(),
  "transports": z.optional(z.array(z.string())),
}))),
  "userVerification": z.optional(z.literal(["required","preferred","discouraged"])),
}),
});
export type PasskeySignInOptions = z.infer<typeof PasskeySignInOptions>;

export const Passkeys = /* @__PURE__ */ z.object({
  "data": z.array(Passkey),
});
export type Passkeys = z.infer<typeof Passkeys>;

export const PasswordChanged = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
});
export type PasswordChanged = z.infer<typeof PasswordChanged>;

export const PasswordLink = /* @__PURE__ */ z.object({
  "email": z.string(),
});
export type PasswordLink = z.infer<typeof PasswordLink>;

export const Person = /* @__PURE__ */ z.object({
  "id": z.string(),
  "email": z.string(),
  "name": z.string(),
  "role": z.literal(["leads","editor","owner"]),
  "blocked_at": z.nullable(z.string()),
  "last_used_at": z.nullable(z.string()),
  "second_factor": z.object({
  "app": z.boolean(),
  "passkeys": z.int(),
  "provider": z.boolean(),
}),
  "open_enquiries": z.int(),
  "unsaved_drafts": z.int(),
  "is_you": z.boolean(),
});
export type Person = z.infer<typeof Person>;

export const People = /* @__PURE__ */ z.object({
  "people": z.array(Person),
  "invitations": z.array(Invitation),
});
export type People = z.infer<typeof People>;

export const PersonErased = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
  "erased": z.int(),
});
export type PersonErased = z.infer<typeof PersonErased>;

export const PictureChange = /* @__PURE__ */ z.object({
  "alt": z.optional(z.string()),
  "is_decorative": z.optional(z.boolean()),
  "focal_x": z.optional(z.int()),
  "focal_y": z.optional(z.int()),
  "from": z.optional(z.object({
  "alt": z.optional(z.string()),
  "is_decorative": z.optional(z.boolean()),
  "focal_x": z.optional(z.int()),
  "focal_y": z.optional(z.int()),
})),
});
export type PictureChange = z.infer<typeof PictureChange>;

export const PictureReplaced = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "places": z.int(),
  "replaced": z.array(z.object({
  "kind": z.literal(["blog","project"]),
  "id": z.int(),
  "version": z.int(),
})),
  "failures": z.array(z.string()),
});
export type PictureReplaced = z.infer<typeof PictureReplaced>;

export const PictureReplacement = /* @__PURE__ */ z.object({
  "with": z.int(),
  "alt": z.optional(z.string()),
});
export type PictureReplacement = z.infer<typeof PictureReplacement>;

export const PlanStored = /* @__PURE__ */ z.object({
  "data": z.object({
  "src": z.string(),
}),
});
export type PlanStored = z.infer<typeof PlanStored>;

export const Post = /* @__PURE__ */ z.object({
  "id": z.int(),
  "heading": z.string(),
  "short_description": z.string(),
  "date_at": z.string(),
  "feature_image": z.string(),
  "mb_image": z.string(),
  "alt": z.string(),
  "card": z.string(),
  "category": z.string(),
  "slug": z.string(),
  "updated_at": z.string(),
  "description": z.string(),
  "meta_title": z.string(),
  "meta_description": z.string(),
  "meta_keywords": z.string(),
  "picture_bytes": z.record(z.string(), z.int()),
});
export type Post = z.infer<typeof Post>;

export const PostAnswer = /* @__PURE__ */ z.object({
  "data": Post,
});
export type PostAnswer = z.infer<typeof PostAnswer>;

export const PostDeleted = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
});
export type PostDeleted = z.infer<typeof PostDeleted>;

export const PostForm = /* @__PURE__ */ z.object({
  "heading": z.optional(z.nullable(z.string())),
  "short_description": z.optional(z.nullable(z.string())),
  "date_at": z.optional(z.nullable(z.string())),
  "alt": z.optional(z.nullable(z.string())),
  "is_decorative": z.optional(z.union([z.boolean(), z.string()])),
  "category": z.optional(z.nullable(z.string())),
  "slug": z.optional(z.nullable(z.string())),
  "description": z.optional(z.nullable(z.string())),
  "meta_title": z.optional(z.nullable(z.string())),
  "meta_description": z.optional(z.nullable(z.string())),
  "meta_keywords": z.optional(z.nullable(z.string())),
  "focal_x": z.optional(z.int()),
  "focal_y": z.optional(z.int()),
  "mobile_is_cut": z.optional(z.union([z.boolean(), z.string()])),
  "feature_image_cleared": z.optional(z.union([z.boolean(), z.string()])),
  "mb_image_cleared": z.optional(z.union([z.boolean(), z.string()])),
  "feature_image_path": z.optional(z.string()),
  "mb_image_path": z.optional(z.string()),
  "status": z.optional(z.literal(["draft","published","scheduled"])),
  "publish_at": z.optional(z.string()),
  "version": z.optional(z.int()),
  "restored_from": z.optional(z.number()),
});
export type PostForm = z.infer<typeof PostForm>;

export const PostList = /* @__PURE__ */ z.object({
  "data": z.array(Card),
  "pagination": Pagination,
});
export type PostList = z.infer<typeof PostList>;

export const PostSaved = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
  "data": AdminPost,
});
export type PostSaved = z.infer<typeof PostSaved>;

export const PresenceForm = /* @__PURE__ */ z.object({
  "kind": z.literal(["blog","project"]),
  "id": z.int(),
  "editor": z.string(),
  "typed": z.boolean(),
});
export type PresenceForm = z.infer<typeof PresenceForm>;

export const PreviewLink = /* @__PURE__ */ z.object({
  "path": z.string(),
  "expires_at": z.string(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

export const PreviewLinkMade = /* @__PURE__ */ z.object({
  "data": PreviewLink,
});
export type PreviewLinkMade = z.infer<typeof PreviewLinkMade>;

export const Project = /* @__PURE__ */ z.object({
  "title": z.string(),
  "place": z.string(),
  "district": z.string(),
  "type": z.literal(["home","office","institution"]),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "year": z.nullable(z.int()),
  "weeks": z.nullable(z.int()),
  "grade": z.nullable(z.literal(["plain","middle","full"])),
  "summary": z.string(),
  "lead": z.string(),
  "passages": z.array(z.object({
  "title": z.string(),
  "text": z.string(),
  "layout": z.literal(["text-left","detail-left","wide-left","pair-right"]),
  "pictures": z.array(z.string()),
})),
  "pictures": z.array(ProjectPicture),
  "cover": z.nullable(z.string()),
  "on_home": z.boolean(),
  "opening": z.nullable(z.string()),
  "pairs": z.array(z.object({
  "before": z.nullable(z.object({
  "src": z.string(),
  "alt": z.string(),
  "decorative": z.boolean(),
  "focus": z.object({
  "x": z.int(),
  "y": z.int(),
}),
  "bytes": z.optional(z.int()),
})),
  "before_label": z.string(),
  "after": z.nullable(z.string()),
  "after_label": z.string(),
})),
  "plan": z.object({
  "src": z.nullable(z.string()),
  "alt": z.string(),
  "caption": z.string(),
  "changes": z.array(z.string()),
  "bytes": z.optional(z.int()),
}),
  "materials": z.array(z.object({
  "name": z.string(),
  "where": z.string(),
  "colour": z.string(),
  "chip": z.nullable(z.object({
  "picture": z.string(),
  "x": z.int(),
  "y": z.int(),
  "zoom": z.int(),
})),
})),
  "cost": z.object({
  "low": z.nullable(z.number()),
  "high": z.nullable(z.number()),
  "is_shown": z.boolean(),
  "is_counted": z.boolean(),
  "text": z.string(),
  "included": z.array(z.string()),
  "excluded": z.array(z.string()),
}),
  "again": z.string(),
  "different": z.string(),
  "credits": z.array(z.object({
  "role": z.string(),
  "name": z.string(),
})),
  "ask": z.string(),
  "is_sample": z.boolean(),
  "meta_title": z.string(),
  "meta_description": z.string(),
  "id": z.int(),
  "slug": z.string(),
  "anchor": z.string(),
  "card": z.string(),
  "updated_at": z.string(),
});
export type Project = z.infer<typeof Project>;

export const ProjectLink = /* @__PURE__ */ z.object({
  "slug": z.string(),
  "title": z.string(),
  "place": z.string(),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "cover": z.nullable(ProjectPicture),
});
export type ProjectLink = z.infer<typeof ProjectLink>;

export const ProjectCost = /* @__PURE__ */ z.object({
  "slug": z.string(),
  "title": z.string(),
  "low": z.number(),
  "high": z.number(),
});
export type ProjectCost = z.infer<typeof ProjectCost>;

export const ProjectAnswer = /* @__PURE__ */ z.object({
  "data": Project,
  "previous": z.nullable(ProjectLink),
  "next": z.nullable(ProjectLink),
  "others": z.array(ProjectCost),
  "related_posts": z.array(LatestPost),
});
export type ProjectAnswer = z.infer<typeof ProjectAnswer>;

export const ProjectBin = /* @__PURE__ */ z.object({
  "data": z.array(BinnedProject),
  "pagination": Pagination,
});
export type ProjectBin = z.infer<typeof ProjectBin>;

export const ProjectBlock = /* @__PURE__ */ z.object({
  "id": z.int(),
  "slug": z.string(),
  "anchor": z.string(),
  "number": z.int(),
  "title": z.string(),
  "place": z.string(),
  "type": z.literal(["home","office","institution"]),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "summary": z.string(),
  "is_sample": z.boolean(),
  "cover": z.nullable(ProjectPicture),
  "pictures": z.array(ProjectPicture),
});
export type ProjectBlock = z.infer<typeof ProjectBlock>;

export const ProjectCover = /* @__PURE__ */ z.object({
  "slug": z.string(),
  "title": z.string(),
  "place": z.string(),
  "rooms": z.string(),
  "size_sqft": z.nullable(z.int()),
  "cover": z.nullable(ProjectPicture),
  "anchor": z.string(),
});
export type ProjectCover = z.infer<typeof ProjectCover>;

export const ProjectCovers = /* @__PURE__ */ z.object({
  "data": z.array(ProjectCover),
  "everything": z.int(),
});
export type ProjectCovers = z.infer<typeof ProjectCovers>;

export const ProjectDeleted = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
});
export type ProjectDeleted = z.infer<typeof ProjectDeleted>;

export const ProjectForm = /* @__PURE__ */ z.object({
  "slug": z.optional(z.nullable(z.string())),
  "status": z.optional(z.literal(["draft","published","scheduled"])),
  "publish_at": z.optional(z.string()),
  "version": z.optional(z.int()),
  "restored_from": z.optional(z.number()),
  "content": ProjectContent,
});
export type ProjectForm = z.infer<typeof ProjectForm>;

export const ProjectIndex = /* @__PURE__ */ z.object({
  "data": z.array(IndexedProject),
});
export type ProjectIndex = z.infer<typeof ProjectIndex>;

export const ProjectLinks = /* @__PURE__ */ z.object({
  "data": z.array(LinkingPost),
});
export type ProjectLinks = z.infer<typeof ProjectLinks>;

export const ProjectList = /* @__PURE__ */ z.object({
  "data": z.array(ProjectBlock),
  "pagination": Pagination,
  "filters": z.object({
  "type": z.array(FilterOption),
  "place": z.array(FilterOption),
  "size": z.array(FilterOption),
}),
  "everything": z.int(),
});
export type ProjectList = z.infer<typeof ProjectList>;

export const ProjectOrder = /* @__PURE__ */ z.object({
  "ids": z.array(z.int()),
  "before": z.optional(z.array(z.int())),
});
export type ProjectOrder = z.infer<typeof ProjectOrder>;

export const ProjectPreview = /* @__PURE__ */ z.object({
  "data": Project,
});
export type ProjectPreview = z.infer<typeof ProjectPreview>;

export const ProjectSaved = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
  "data": AdminProject,
});
export type ProjectSaved = z.infer<typeof ProjectSaved>;

export const ProjectsOrdered = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
});
export type ProjectsOrdered = z.infer<typeof ProjectsOrdered>;

export const PushDevices = /* @__PURE__ */ z.object({
  "data": z.object({
  "public_key": z.nullable(z.string()),
  "devices": z.array(z.object({
  "id": z.string(),
  "name": z.string(),
  "endpoint": z.string(),
  "created_at": z.string(),
})),
}),
});
export type PushDevices = z.infer<typeof PushDevices>;

export const PushTested = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
});
export type PushTested = z.infer<typeof PushTested>;

export const Reauthenticate = /* @__PURE__ */ z.object({
  "password": z.string(),
});
export type Reauthenticate = z.infer<typeof Reauthenticate>;

export const RecoveryCodes = /* @__PURE__ */ z.object({
  "recovery_codes": z.array(z.string()),
});
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const RedirectForm = /* @__PURE__ */ z.object({
  "from": z.string(),
  "to": z.string(),
  "why": z.optional(z.string()),
  "before": z.optional(z.nullable(z.string())),
  "is_undo": z.optional(z.boolean()),
});
export type RedirectForm = z.infer<typeof RedirectForm>;

export const RedirectImport = /* @__PURE__ */ z.object({
  "csv": z.string(),
});
export type RedirectImport = z.infer<typeof RedirectImport>;

export const RedirectRemoval = /* @__PURE__ */ z.object({
  "from": z.string(),
});
export type RedirectRemoval = z.infer<typeof RedirectRemoval>;

export const RedirectSaved = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "data": z.object({
  "from": z.string(),
  "to": z.string(),
  "why": z.string(),
}),
});
export type RedirectSaved = z.infer<typeof RedirectSaved>;

export const RedirectsImported = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "data": z.object({
  "added": z.int(),
  "changed": z.int(),
  "unchanged": z.int(),
}),
});
export type RedirectsImported = z.infer<typeof RedirectsImported>;

export const RemovalForm = /* @__PURE__ */ z.object({
  "enquiries_to": z.optional(z.nullable(z.string())),
  "drafts_to": z.optional(z.nullable(z.string())),
  "deleted_drafts": z.optional(z.int()),
});
export type RemovalForm = z.infer<typeof RemovalForm>;

export const RenameAccount = /* @__PURE__ */ z.object({
  "name": z.string(),
});
export type RenameAccount = z.infer<typeof RenameAccount>;

export const ReportShare = /* @__PURE__ */ z.object({
  "name": z.nullable(z.string()),
  "enquiries": z.int(),
  "won": z.int(),
  "value_rupees": z.int(),
});
export type ReportShare = z.infer<typeof ReportShare>;

export const Report = /* @__PURE__ */ z.object({
  "from": z.string(),
  "to": z.string(),
  "promise_minutes": z.int(),
  "contact": ContactFigures,
  "before": ContactFigures,
  "minutes": z.array(z.int()),
  "sources": z.array(ReportShare),
  "pages": z.array(ReportShare),
});
export type Report = z.infer<typeof Report>;

export const ReportAnswer = /* @__PURE__ */ z.object({
  "data": Report,
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

export const ResendMailForm = /* @__PURE__ */ z.object({
  "mail": z.optional(z.literal(["studio","acknowledgement"])),
  "seen_sent_at": z.optional(z.union([z.literal([""]), z.string()])),
});
export type ResendMailForm = z.infer<typeof ResendMailForm>;

export const ResetPassword = /* @__PURE__ */ z.object({
  "token": z.string(),
  "password": z.string(),
});
export type ResetPassword = z.infer<typeof ResetPassword>;

export const RestoreProofReport = /* @__PURE__ */ z.object({
  "data": z.object({
  "state": z.literal(["none","proved","failed","late"]),
  "last": z.nullable(z.object({
  "finished_at": z.string(),
  "backup_made_at": z.nullable(z.string()),
  "problem": z.nullable(z.string()),
})),
  "proved": z.nullable(z.object({
  "finished_at": z.string(),
  "backup_made_at": z.nullable(z.string()),
  "seconds": z.int(),
  "tables": z.nullable(z.int()),
  "rows": z.nullable(z.int()),
  "files": z.nullable(z.int()),
})),
}),
});
export type RestoreProofReport = z.infer<typeof RestoreProofReport>;

export const RoleForm = /* @__PURE__ */ z.object({
  "role": z.literal(["leads","editor","owner"]),
});
export type RoleForm = z.infer<typeof RoleForm>;

export const SavedVersion = /* @__PURE__ */ z.object({
  "number": z.int(),
  "saved_at": z.string(),
  "saved_by": z.nullable(z.string()),
  "device": z.string(),
  "content": z.record(z.string(), z.unknown()),
});
export type SavedVersion = z.infer<typeof SavedVersion>;

export const SecondFactor = /* @__PURE__ */ z.object({
  "app": z.nullable(z.object({
  "id": z.string(),
  "since": z.string(),
})),
  "recovery_codes_left": z.int(),
  "passkeys": z.int(),
  "required": z.boolean(),
  "due_at": z.nullable(z.string()),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const SecondFactorPolicy = /* @__PURE__ */ z.object({
  "required": z.boolean(),
});
export type SecondFactorPolicy = z.infer<typeof SecondFactorPolicy>;

export const SecondFactorPolicyForm = /* @__PURE__ */ z.object({
  "required": z.union([z.boolean(), z.literal(["true","false"])]),
});
export type SecondFactorPolicyForm = z.infer<typeof SecondFactorPolicyForm>;

export const SecondStep = /* @__PURE__ */ z.object({
  "second_step": z.object({
  "ticket": z.string(),
  "expires_at": z.string(),
  "ways": z.array(z.literal(["app","passkey","recovery code"])),
}),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const SecondStepForm = /* @__PURE__ */ z.object({
  "ticket": z.string(),
  "code": z.optional(z.string()),
  "recovery_code": z.optional(z.string()),
  "remember": z.optional(z.literal(["true","false"])),
});
export type SecondStepForm = z.infer<typeof SecondStepForm>;

export const SectionForm = /* @__PURE__ */ z.object({
  "value": z.unknown(),
  "version": z.int(),
  "restored_from": z.optional(z.number()),
});
export type SectionForm = z.infer<typeof SectionForm>;

export const SectionPreviewForm = /* @__PURE__ */ z.object({
  "value": z.unknown(),
});
export type SectionPreviewForm = z.infer<typeof SectionPreviewForm>;

export const SectionSaved = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "message": z.string(),
  "data": AdminSection,
});
export type SectionSaved = z.infer<typeof SectionSaved>;

export const SessionList = /* @__PURE__ */ z.object({
  "data": z.array(ListedSession),
});
export type SessionList = z.infer<typeof SessionList>;

export const SignedIn = /* @__PURE__ */ z.object({
  "token": z.string(),
  "expires_at": z.string(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const SignInAnswer = /* @__PURE__ */ z.union([SignedIn, SecondStep]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const SignedOut = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
});
export type SignedOut = z.infer<typeof SignedOut>;

export const SingleSignOn = /* @__PURE__ */ z.object({
  "name": z.nullable(z.string()),
});
export type SingleSignOn = z.infer<typeof SingleSignOn>;

export const SlugState = /* @__PURE__ */ z.object({
  "data": z.object({
  "slug": z.string(),
  "is_taken": z.boolean(),
}),
});
export type SlugState = z.infer<typeof SlugState>;

export const SocialCard = /* @__PURE__ */ z.object({
  "data": z.object({
  "address": z.string(),
  "width": z.int(),
  "height": z.int(),
  "bytes": z.int(),
}),
});
export type SocialCard = z.infer<typeof SocialCard>;

export const StaffList = /* @__PURE__ */ z.object({
  "data": z.array(StaffMember),
});
export type StaffList = z.infer<typeof StaffList>;

export const StepDue = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
  "owner": z.nullable(StaffMember),
  "kind": z.nullable(z.literal(["home","office","institution"])),
  "only_advice": z.boolean(),
  "project_title": z.nullable(z.string()),
  "next_step": z.string(),
  "next_step_at": z.string(),
});
export type StepDue = z.infer<typeof StepDue>;

export const UnassignedEnquiry = /* @__PURE__ */ z.object({
  "id": z.string(),
  "name": z.string(),
  "kind": z.nullable(z.literal(["home","office","institution"])),
  "only_advice": z.boolean(),
  "project_title": z.nullable(z.string()),
  "created_at": z.string(),
});
export type UnassignedEnquiry = z.infer<typeof UnassignedEnquiry>;

export const Today = /* @__PURE__ */ z.object({
  "now": z.string(),
  "is_open": z.boolean(),
  "until": z.string(),
  "promise_hours": z.int(),
  "waiting": z.object({
  "total": z.int(),
  "data": z.array(EnquiryToCall),
  "to_call": z.optional(z.int()),
  "late": z.optional(z.int()),
}),
  "steps": z.object({
  "total": z.int(),
  "data": z.array(StepDue),
}),
  "unassigned": z.object({
  "total": z.int(),
  "data": z.array(UnassignedEnquiry),
}),
  "mails": z.object({
  "total": z.int(),
  "data": z.array(FailedMail),
}),
  "drafts": z.object({
  "total": z.int(),
  "data": z.array(DraftOfOthers),
}),
  "last_contact": z.nullable(z.object({
  "at": z.string(),
  "minutes": z.int(),
})),
  "month": z.object({
  "from": z.string(),
  "to": z.string(),
  "promise_minutes": z.int(),
  "contact": ContactFigures,
  "before": ContactFigures,
  "minutes": z.array(z.int()),
  "sources": z.array(ReportShare),
}),
});
export type Today = z.infer<typeof Today>;

export const TodayAnswer = /* @__PURE__ */ z.object({
  "data": Today,
});
export type TodayAnswer = z.infer<typeof TodayAnswer>;

export const ValidToken = /* @__PURE__ */ z.object({
  "status": z.literal([true]),
  "expires_at": z.string(),
  "email": z.string(),
  "name": z.string(),
  "role": z.literal(["leads","editor","owner"]),
  "password_is_temporary": z.boolean(),
  "second_factor_due_at": z.nullable(z.string()),
});
export type ValidToken = z.infer<typeof ValidToken>;

export const VersionAnswer = /* @__PURE__ */ z.object({
  "data": SavedVersion,
});
export type VersionAnswer = z.infer<typeof VersionAnswer>;

export const VersionHead = /* @__PURE__ */ z.object({
  "number": z.int(),
  "saved_at": z.string(),
  "saved_by": z.nullable(z.string()),
  "device": z.string(),
  "act": z.literal(["added","changed","restored","found"]),
  "moved_to": z.nullable(z.literal(["draft","published","scheduled"])),
  "words_added": z.int(),
  "words_removed": z.int(),
  "is_current": z.boolean(),
});
export type VersionHead = z.infer<typeof VersionHead>;

export const VersionList = /* @__PURE__ */ z.object({
  "data": z.array(VersionHead),
  "pagination": Pagination,
});
export type VersionList = z.infer<typeof VersionList>;
