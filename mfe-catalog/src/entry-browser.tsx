import { createBrowserModule } from '@aksamit/module-sdk/lifecycle';
import { pages } from './app/pages';
import { resources } from './app/resources';

const module = createBrowserModule({ name: 'catalog', pages, resources });

export const { contract, bootstrap, mount, unmount } = module;
