import type { Compiler } from 'webpack';

const NAME = 'OneSharing';

/**
 * Leaves out webpack's own share scopes from a federated build: federation's, which are written after them, replace them
 * before anything has run.
 */
export class OneSharingPlugin {
  apply(compiler: Compiler): void {
    const { shareScopeMap } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap(NAME, ({ hooks }) => {
      // Webpack adds them where no plugin before it has answered.
      hooks.runtimeRequirementInTree.for(shareScopeMap).tap(NAME, () => true);
    });
  }
}
