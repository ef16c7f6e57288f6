export { type ArticleCardRow, articleCards } from './article-queries';
export { registerContent } from './routes';
