// jsdom lacks APIs that every browser of this decade has (fetch and its classes, text encoders, structured clone,
// streams). Node's classes replace them; jsdom keeps its own events and abort signals, which its DOM requires.

// The module's own package: its version is that of its jest.
const { TestEnvironment } = require(require.resolve('jest-environment-jsdom', { paths: [process.cwd()] }));

const BORROWED = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

/** @type {Record<string, unknown>} */
const node = Object.fromEntries(BORROWED.map((name) => [name, Reflect.get(globalThis, name)]));

module.exports = class BrowserEnvironment extends TestEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    for (const name of BORROWED) {
      if (this.global[name] === undefined) this.global[name] = node[name];
    }
    // Encoded bytes must be instances of the Uint8Array of the code under test.
    this.global.Uint8Array = globalThis.Uint8Array;
  }
};
