export { formatRating } from './format-rating';
