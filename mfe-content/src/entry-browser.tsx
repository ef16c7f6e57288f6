import { createBrowserModule } from '@aksamit/module-sdk/lifecycle';
import { pages } from '@aksamit/module-sdk/pages/browser';
import { resources } from './app/resources';

const module = createBrowserModule({ name: 'content', pages, resources });

export const { contract, bootstrap, mount, unmount } = module;
