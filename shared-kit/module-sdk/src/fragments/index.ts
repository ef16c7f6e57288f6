/** Definitions of a module's fragments, one file each. */
export { defineFragment, type FragmentDefinition, type PropsSchema } from './define-fragment';
