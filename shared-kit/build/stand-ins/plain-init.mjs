// Replaces the bundler runtime's start, most of which is for shared packages that a deployment server has shaken, which
// no release of this platform has: this one only starts the runtime. See build/stand-ins.ts.

/** @param {{ webpackRequire: { federation: { initOptions: object, runtime: { init(options: object): unknown } } } }} given */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
