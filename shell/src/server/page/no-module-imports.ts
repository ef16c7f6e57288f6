/**
 * An import map with which no `import()` of this origin finds anything: browsers check no hash of modules that are
 * imported, and a release's scripts run only with theirs. Releases load classic scripts, which the host sees. The address
 * is one below which there can be none. The text never changes, so that the policy can name its hash.
 */
export const NO_MODULE_IMPORTS = '{"imports":{"/":"about:invalid/"}}';
