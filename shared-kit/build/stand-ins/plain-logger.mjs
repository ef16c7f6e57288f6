// Replaces the federation SDK's logger, most of which serves build tools: this one prints to the console with its
// prefix. See build/stand-ins.ts.

/** @param {string} prefix */
export function createLogger(prefix) {
  return {
    /** @param {unknown[]} words */
    warn: (...words) => console.warn(prefix, ...words),
    /** @param {unknown[]} words */
    error: (...words) => console.error(prefix, ...words),
    debug() {},
  };
}

export const logger = /* @__PURE__ */ createLogger('[ Module Federation ]');
export { createLogger as createInfrastructureLogger, logger as infrastructureLogger };
export const bindLoggerToCompiler = () => undefined;
