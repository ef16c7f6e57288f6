// A package's style sheet as text, without comments and white space: who imports it puts it into the page.
const { transform } = require('esbuild');

/**
 * @this {{ async(): (error: unknown, text?: string) => void }}
 * @param {string} source the style sheet
 */
module.exports = function loadCss(source) {
  const done = this.async();
  transform(source, { loader: 'css', minify: true }).then(({ code }) => done(null, code), done);
};
