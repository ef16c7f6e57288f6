/** Least length of a password, as the API checks it. */
export const PASSWORD_LEAST_LENGTH = 8;

/** Enough of an address to be worth sending; the API decides. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** 6 to 12 digits, with any spaces and hyphens. */
export const PHONE_PATTERN = /^[\s-]*(?:\d[\s-]*){6,12}$/;
export const PHONE_PREFIX_PATTERN = /^\+?[1-9]\d{0,3}$/;
