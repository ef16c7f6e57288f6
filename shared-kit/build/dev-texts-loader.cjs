// Development only: a changed locale file replaces its texts in the object that the page already uses, and notifies the
// page (kit, i18n/provided-translations.ts). Without this a changed text would reload the page.

/** @param {string} source the locale file */
module.exports = function loadTexts(source) {
  return `
const fresh = ${JSON.stringify(JSON.parse(source))};
const texts = import.meta.webpackHot?.data?.texts ?? fresh;
if (texts !== fresh) {
  for (const key of Object.keys(texts)) delete texts[key];
  Object.assign(texts, fresh);
  window.dispatchEvent(new Event('aksamit-texts-changed'));
}
import.meta.webpackHot?.accept();
import.meta.webpackHot?.dispose((data) => { data.texts = texts; });
export default texts;
`;
};
