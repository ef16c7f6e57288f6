export { type ArticleCardRow, articleCards, selectArticle } from './article-queries';
export { HOME_CODE, selectPage } from './page-queries';
export { registerContentPages } from './routes';
export { blocksOfSections } from './section-blocks';
