/**
 * Element id of a list's results, which the links of its filters, sort orders and pages name as their fragment. Such an
 * address only reads: browsers may fetch it ahead, with its query.
 */
export const RESULTS_ID = 'results';
