import { createBrowserModule } from '@aksamit/module-sdk/lifecycle';
import { pages } from './app/pages';
import { resources } from './app/resources';

const module = createBrowserModule({ name: 'cart-checkout', pages, resources });

export const { contract, bootstrap, mount, unmount } = module;
