import { createBrowserModule } from '@aksamit/module-sdk/lifecycle';
import { pages } from '@aksamit/module-sdk/pages/browser';
import en from './locales/en.json';
import pl from './locales/pl.json';

const module = createBrowserModule({ name: 'template-module', pages, resources: { pl, en } });

export const { contract, bootstrap, mount, unmount } = module;
