/** Building a module's release; used by each module's `npm run build` and by the launcher. */
export { type BuildReleaseOptions, buildRelease } from './build-release';
export { pagesFolder, type ReadDeclaration, readDeclaration } from './pages/read-declaration';
export { sitePagesText } from './pages/site-pages';
export { SERVER_PROVIDED } from './shared-packages';
export { type BuildMode, containerName } from './webpack-config';
