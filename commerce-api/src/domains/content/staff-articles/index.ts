export { articleCategoryKind, articleKind, authorKind } from './blog-kinds';
export { publishPlannedArticles } from './publish-article';
export { registerStaffArticles } from './routes';
