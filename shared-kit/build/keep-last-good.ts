import type { Compilation, Compiler } from 'webpack';

const NAME = 'KeepLastGood';

/**
 * In a watching build: what does not compile is told and leaves what open pages run as it is. A page that was given a
 * module that only throws would have to load again once it is mended, and lose what was typed. The first build is written
 * in any case, so that its page can tell of the mistake.
 */
export class KeepLastGoodPlugin {
  apply(compiler: Compiler): void {
    let hasGood = false;
    const isHeldBack = ({ errors }: Compilation): boolean => hasGood && errors.length > 0;
    compiler.hooks.shouldEmit.tap(NAME, (compilation) => (isHeldBack(compilation) ? false : undefined));
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The next update starts from what pages have.
      compilation.hooks.shouldRecord.tap(NAME, () => (isHeldBack(compilation) ? false : undefined));
    });
    compiler.hooks.done.tap(NAME, (stats) => {
      hasGood ||= !stats.hasErrors();
    });
  }
}
