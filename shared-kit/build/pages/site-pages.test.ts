import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { ownPagesText, sitePagesText } from './site-pages';

const page = (name: string, pl: string, en: string): ModuleDeclaration['pages'][number] => ({
  name,
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: [pl], en: [en] },
  query: [],
});

test('a page has the parameters of its canonical addresses', () => {
  const pages = [page('list', '/prezenty/', '/gifts/'), page('gift', '/prezenty/:slug/', '/gifts/:slug/')];
  const more = [page('month', '/{month}-prezent/:id/', '/:id/'), page('rest', '/**', '/**')];
  const text = sitePagesText([
    { name: 'gifts', pages },
    { name: 'extra', pages: more },
  ]);
  expect(text.match(/^ {4}.*$/gm)).toEqual([
    "    'extra/month': { month: string; id: string };",
    "    'extra/rest': { rest?: string };",
    "    'gifts/gift': { slug: string };",
    "    'gifts/list': Record<string, never>;",
  ]);
});

test('outside of the workspace own pages follow their definitions, listed pages of others stay', () => {
  const written = ownPagesText({ name: 'gifts', pages: [page('gone', '/', '/')] }, '');
  const listed = written.replace("    'gifts/gone'", "    'catalog/bundle': { slug: string };\n    'gifts/gone'");
  const text = ownPagesText({ name: 'gifts', pages: [page('list', '/prezenty/', '/gifts/')] }, listed);
  expect(text.match(/^ {4}.*$/gm)).toEqual([
    "    'catalog/bundle': { slug: string };",
    "    'gifts/list': Record<string, never>;",
  ]);
});
