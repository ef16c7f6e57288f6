// Replaces hoist-non-react-statics, which emotion needs for withTheme alone. See build/stand-ins.ts.

module.exports = function hoistStatics() {
  throw new Error('Failed to use withTheme: the shop has no theme object. Use the tokens of shared-kit/theme.');
};
