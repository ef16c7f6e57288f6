import { join } from 'node:path';
import { definedFragments, localeGaps } from '@aksamit/module-sdk/testing';
import en from './en.json';
import pl from './pl.json';

const fragments = definedFragments(join(__dirname, '../fragments'));

test.each([['pages', { pl, en }], ...fragments.map(({ name, texts }): [string, typeof texts] => [name, texts])])(
  'every text of the %s stands in both languages',
  (_name, resources) => {
    expect(localeGaps(resources)).toEqual([]);
  },
);
