/** The commands of `npm run release`, as a function of arguments and surroundings. */
export { runRelease, type Surroundings } from './run-release';
