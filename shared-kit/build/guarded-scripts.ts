import type { Compiler } from 'webpack';

const NAME = 'GuardedScripts';

/**
 * Lets the page's host see each chunk's script element before it is requested: the host sets the hash that its
 * release's manifest names, so that a changed byte is never run. A page whose host has no guard loads the chunk as it
 * is: a module runs under older shells too. Source: docs/decisions/0033.
 */
export class GuardedScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\nself.aksamitScriptGuard && self.aksamitScriptGuard(script);`);
    });
  }
}
