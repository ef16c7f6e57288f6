export { selectArticles } from './article-queries';
export { registerContent } from './routes';
