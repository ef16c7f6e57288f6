import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface NewModule {
  /** As in manifest.ts; the folder is `mfe-<name>`. */
  name: string;
  /** Address of its first page per language, with a slash at both ends. */
  prefixes: { pl: string; en: string };
}

const TEMPLATE = join(import.meta.dirname, 'template');

/** `gift-cards` to `GiftCards`. */
const inCapitals = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** The template's own name and addresses, which occur nowhere else in it. */
function filledIn(text: string, { name, prefixes }: NewModule): string {
  return text
    .replaceAll('/adres-modulu/', prefixes.pl)
    .replaceAll('/module-address/', prefixes.en)
    .replaceAll('template-module', name)
    .replaceAll('TemplateModule', inCapitals(name));
}

/**
 * Files of a new module by path, without its package.json and tsconfig.json, which depend on where it stands.
 * @param commands end of its README: how to work on it there
 */
export function filledTemplate(module: NewModule, commands: string): [path: string, text: string][] {
  return readdirSync(TEMPLATE, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)))
    .map((path) => {
      const text = readFileSync(join(TEMPLATE, path), 'utf8');
      return [path, filledIn(path === 'README.md' ? `${text}\n${commands}` : text, module)];
    });
}
