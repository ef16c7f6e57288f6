/**
 * An import map that makes every `import()` of this origin fail: browsers check no hash of imported modules, and a
 * release's scripts may run only with theirs. Releases load classic scripts, which the host checks. The target address
 * cannot have anything below it. The text never changes, so that the policy can contain its hash.
 */
export const NO_MODULE_IMPORTS = '{"imports":{"/":"about:invalid/"}}';
