import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import type { Compiler } from 'webpack';
import { fragmentsFolder } from '../fragments/read-fragments';
import { pagesFolder, type ReadDeclaration, readDeclaration } from '../pages/read-declaration';

export interface FollowedDeclaration {
  /** The present declaration; the last good one while it cannot be read. */
  readonly declaration: ModuleDeclaration;
}

export interface DeclarationWatch {
  /** The module's folder. */
  folder: string;
  read: ReadDeclaration;
  log(line: string): void;
  /** Its content has changed. */
  onChange(): void;
  /** The build must be restarted: it has an entry for each fragment, and the module's name in it. */
  onOtherFragments(): void;
}

const offeredNames = ({ fragments }: ModuleDeclaration): string => fragments.offers.map(({ name }) => name).join(' ');

/**
 * Reads manifest.ts and the files of pages and fragments again when one of them, or a file that they import, changes, comes or goes:
 * webpack watches them with the sources.
 */
export function followDeclaration(compiler: Compiler, watch: DeclarationWatch): FollowedDeclaration {
  let { declaration, files } = watch.read;

  const readAgain = async (): Promise<void> => {
    const before = declaration;
    try {
      ({ declaration, files } = await readDeclaration(watch.folder));
    } catch (error) {
      watch.log(
        `What the module declares cannot be read: ${error instanceof Error ? error.message : error}\nThe last good one stays.`,
      );
      return;
    }
    if (JSON.stringify(before) === JSON.stringify(declaration)) return;
    if (offeredNames(before) !== offeredNames(declaration) || before.name !== declaration.name) {
      watch.log('the module has other fragments or another name; beginning anew');
      // The compiler can only be closed once this build is over.
      setImmediate(watch.onOtherFragments);
      return;
    }
    watch.log('What the module declares changed; open pages are loaded again');
    watch.onChange();
  };

  const folders = [pagesFolder(watch.folder), fragmentsFolder(watch.folder)];
  compiler.hooks.afterCompile.tap('follow-declaration', ({ fileDependencies, contextDependencies }) => {
    fileDependencies.addAll(files);
    contextDependencies.addAll(folders);
  });
  compiler.hooks.watchRun.tapPromise('follow-declaration', async ({ modifiedFiles }) => {
    if ([...files, ...folders].some((path) => modifiedFiles?.has(path))) await readAgain();
  });
  return {
    get declaration() {
      return declaration;
    },
  };
}
