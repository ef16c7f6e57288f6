/** Path patterns: matching, building, comparing. Pure; the same on the page server, in the host and in modules. */
export { buildPath } from './build-path';
export { matchPath, type PathMatch, type RoutedModule } from './match-path';
export { compareExactness, fitPattern, pathSegments, patternParameters, REST_PARAM } from './path-pattern';
