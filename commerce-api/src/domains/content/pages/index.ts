export { type ArticleCardRow, articleCards } from './article-queries';
export { registerContentPages } from './routes';
