/** A new module: its name, its addresses, its files out of the template. */
export { filledTemplate, type NewModule } from './filled-template';
export { parseName, parsePrefix } from './module-address';
export { HELP_OPTIONS, readArguments } from './read-arguments';
