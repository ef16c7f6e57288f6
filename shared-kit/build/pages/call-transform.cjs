// A webpack loader that is the function in its options: (source, context) => source, also asynchronous.

/** @this {import('webpack').LoaderContext<{ transform(source: string, context: object): Promise<string> | string }>} */
module.exports = function callTransform(/** @type {string} */ source, /** @type {any} */ map) {
  const done = this.async();
  Promise.resolve()
    .then(() => this.getOptions().transform(source, this))
    .then((text) => done(null, text, map), done);
};
