import type { ComponentType } from 'react';

/**
 * An area (`?area=<name>`) with its pages. The build puts this file's content in place
 * (build/pages/page-tables.ts); there is none outside of a build.
 */
export const AreaPages: ComponentType = () => null;
