export { type ArticleCardRow, articleCards } from './article-queries';
export { HOME_CODE } from './page-queries';
export { registerContentPages } from './routes';
export { blocksOfSections } from './section-blocks';
