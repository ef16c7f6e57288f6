export { formatKilometres } from './format-kilometres';
export { formatRating } from './format-rating';
