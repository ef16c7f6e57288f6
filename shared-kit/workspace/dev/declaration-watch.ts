import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import type { Compiler } from 'webpack';
import { type ReadDeclaration, readDeclaration } from './read-declaration';

export interface FollowedDeclaration {
  /** The present declaration; the last good one while manifest.ts cannot be read. */
  readonly declaration: ModuleDeclaration;
}

export interface DeclarationWatch {
  /** The module's folder. */
  folder: string;
  read: ReadDeclaration;
  say(line: string): void;
  /** Its content has changed. */
  onChange(): void;
  /** The build must be restarted: it has an entry for each fragment, and the module's name in it. */
  onOtherFragments(): void;
}

const offeredNames = ({ fragments }: ModuleDeclaration): string => fragments.offers.map(({ name }) => name).join(' ');

/**
 * Reads manifest.ts again when it, or a file that it imports, changes: webpack watches those files with the sources.
 */
export function followDeclaration(compiler: Compiler, watch: DeclarationWatch): FollowedDeclaration {
  let { declaration, files } = watch.read;

  const readAgain = async (): Promise<void> => {
    const before = declaration;
    try {
      ({ declaration, files } = await readDeclaration(watch.folder));
    } catch (error) {
      watch.say(`manifest.ts: ${error instanceof Error ? error.message : error}\nThe last good one stays.`);
      return;
    }
    if (JSON.stringify(before) === JSON.stringify(declaration)) return;
    if (offeredNames(before) !== offeredNames(declaration) || before.name !== declaration.name) {
      watch.say('manifest.ts has other fragments or another name; beginning anew');
      // The compiler can only be closed once this build is over.
      setImmediate(watch.onOtherFragments);
      return;
    }
    watch.say('manifest.ts changed; open pages are loaded again');
    watch.onChange();
  };

  compiler.hooks.afterCompile.tap('follow-declaration', ({ fileDependencies }) => fileDependencies.addAll(files));
  compiler.hooks.watchRun.tapPromise('follow-declaration', async ({ modifiedFiles }) => {
    if (files.some((file) => modifiedFiles?.has(file))) await readAgain();
  });
  return {
    get declaration() {
      return declaration;
    },
  };
}
