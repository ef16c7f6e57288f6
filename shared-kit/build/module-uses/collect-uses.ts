import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Compiler, NormalModule } from 'webpack';
import { PROVIDED_KIT } from '../shared-packages';
import { type FileUses, readUses } from './read-uses';
import { isNode } from './syntax-nodes';

const NAME = 'CollectUses';

/** What a release uses of others, for its manifest; sorted, without duplicates. */
export interface ModuleUses {
  fragments: FileUses['fragments'];
  usesKit: Record<string, string[]>;
}

/**
 * Collects, while a module is built, which fragments it mounts and which exports of the kit it calls, so that the gate
 * knows them without a declaration. Uses that cannot be read are build errors.
 */
export class CollectUsesPlugin {
  readonly #folder: string;
  /** By file: a watching build parses again only what changed. */
  readonly #files = new Map<string, FileUses>();
  readonly #found = new Set<FileUses>();

  constructor(target: { folder: string }) {
    // The bundler's form of file names, with links resolved.
    this.#folder = `${realpathSync(target.folder)}${sep}`;
  }

  /** Uses of all builds with this plugin, after their end. */
  get uses(): ModuleUses {
    const files = [...this.#found];
    const kit = files.flatMap((file) => file.kit);
    const subpaths = [...new Set(kit.map(({ subpath }) => subpath))].sort();
    const namesIn = (wanted: string) => kit.flatMap(({ subpath, name }) => (subpath === wanted ? name : []));
    return {
      fragments: unique(files.flatMap(({ fragments }) => fragments)),
      usesKit: Object.fromEntries(subpaths.map((subpath) => [subpath, [...new Set(namesIn(subpath))].sort()])),
    };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const { WebpackError } = compiler.webpack;
      const read = (parser: unknown) => {
        const typed = parser as ParserWithProgram;
        typed.hooks.program.tap(NAME, (program) => {
          const { module } = typed.state;
          const { resource } = module;
          const installed = packageOf(resource);
          // The kit that a module bundles uses the parts of it that the shell provides.
          if (!isNode(program) || (installed !== undefined && installed !== '@aksamit')) return;
          const isOwn = installed === undefined && resource.startsWith(this.#folder);
          const uses = readUses(program, { isOwn, isShared });
          this.#files.set(resource, uses);
          for (const message of uses.errors) module.addError(new WebpackError(`${resource}: ${message}`));
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(NAME, read);
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const uses = this.#files.get((module as NormalModule).resource);
          if (uses) this.#found.add(uses);
        }
      });
    });
  }
}

/** The part of the bundler's parser that is used here; its own types leave it open. */
interface ParserWithProgram {
  hooks: { program: { tap(name: string, read: (program: unknown) => void): void } };
  state: { module: NormalModule };
}

/** Scope or name of the installed package that a file is of; undefined for a source. */
function packageOf(resource: string): string | undefined {
  return /.*[\\/]node_modules[\\/]([^\\/]+)/.exec(resource)?.[1];
}

function isShared(subpath: string): boolean {
  return PROVIDED_KIT.includes(subpath);
}

function unique<T>(all: readonly T[]): T[] {
  const found = new Map(all.map((one) => [JSON.stringify(one), one]));
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
