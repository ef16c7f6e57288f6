// Replaces the bundler runtime's search for a shaken copy of a shared package: a package is the shell's, or the module's
// own. See build/stand-ins.ts.

/** @param {{ factory: () => unknown }} given */
export const getSharedFallbackGetter = ({ factory }) => factory;
