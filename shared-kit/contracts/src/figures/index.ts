export { formatKilometres } from './format-kilometres';
export { formatRating } from './format-rating';
export { formatVatId } from './format-vat-id';
