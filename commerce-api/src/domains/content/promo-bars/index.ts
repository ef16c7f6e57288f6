export { noteDueBars } from './note-due-bars';
export {
  type BarOfArticle,
  type BarsOfPage,
  type BarViewer,
  barOfArticle,
  barsChangeAt,
  barsOfPage,
  type ShownBar,
} from './shown-bars';
export { registerStaffPromoBars } from './staff-routes';
