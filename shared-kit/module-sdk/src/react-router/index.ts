/** React Router for an area of a module: pages in one place that stays mounted (docs/decisions/0152). */
export { type AreaProps, AreaRoutes } from './area-routes';
