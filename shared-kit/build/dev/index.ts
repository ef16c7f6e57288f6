/** One module from its sources inside of a running shop; used by `npm run dev` and `aksamit-module dev`. */
export { type DevServer, type DevServerOptions, startDevServer } from './dev-server';
export { type DevSettings, readDevSettings } from './dev-settings';
export { requireModule, requirePort, shopProblem } from './preconditions';
