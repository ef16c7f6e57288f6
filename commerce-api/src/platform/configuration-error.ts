/** Thrown with one plain sentence for the person who starts the program. */
export class ConfigurationError extends Error {}
