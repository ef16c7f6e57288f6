/** Type of the response to a form whose page stays; the host asks for it, and an older page server answers with a page. */
export const FORM_OUTCOME_TYPE = 'application/vnd.aksamit.form-outcome+json';

/**
 * Field by which the host names one press. Sent again, also by the browser itself, the form has the same idempotency keys,
 * whatever cookies the first response has set.
 */
export const PRESS_FIELD = 'form-press';
