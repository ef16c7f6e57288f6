import type { Compilation, Compiler } from 'webpack';

const NAME = 'KeepLastGood';

/**
 * In a watching build, compile errors are reported and open pages keep their running code. A page that received a
 * module that only throws would have to reload once it is fixed, and lose what was typed. The first build is always
 * written, so that its page can show the error.
 */
export class KeepLastGoodPlugin {
  apply(compiler: Compiler): void {
    let hasGood = false;
    const isHeldBack = ({ errors }: Compilation): boolean => hasGood && errors.length > 0;
    compiler.hooks.shouldEmit.tap(NAME, (compilation) => (isHeldBack(compilation) ? false : undefined));
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The next update starts from the code that pages run.
      compilation.hooks.shouldRecord.tap(NAME, () => (isHeldBack(compilation) ? false : undefined));
    });
    compiler.hooks.done.tap(NAME, (stats) => {
      hasGood ||= !stats.hasErrors();
    });
  }
}
