/**
 * The modules' own topics, for TypeScript. A module adds what it publishes or reads by declaration merging, in the
 * version that its manifest names; no release of kit or shell is needed:
 *
 *     declare module '@aksamit/module-sdk/bus' {
 *       interface ModuleTopics {
 *         'catalog.filter-changed': { kind: 'event'; value: { bodyPart: string } };
 *       }
 *     }
 */
export interface ModuleTopics extends Record<never, never> {}
