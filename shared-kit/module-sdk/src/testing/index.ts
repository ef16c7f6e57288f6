/** For tests only: a module's environment without a shell, an API without a server. */
export { PageProviders } from '../lifecycle/page/page-providers';
export { definedFragments } from './defined-fragments';
export { definedPages, sitemapOf } from './defined-pages';
export { FakeFileStore } from './fake-file-store';
export { createFakeHttp, type FakeAnswer, type FakeCall, type FakeHttp, FakePage, httpError } from './fake-http';
export { localeGaps } from './locale-gaps';
export { loadWithQueryValues, publicQueryParameters } from './query-values';
export { type RenderModuleOptions, renderModule } from './render-module';
export { simulateDialogs } from './simulate-dialogs';
export { englishMarket, polishMarket, testPageContext } from './test-context';
