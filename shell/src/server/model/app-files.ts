/** Addresses of what browsers install of the shop. Render processes need no more of it. */

/** The logo on a square. */
export const LOGO_PATH = '/logo.png';
/** Last segment of the app manifest's address. */
export const APP_MANIFEST = 'app.webmanifest';

/** Address of the app manifest for pages below `basePath`. */
export const appManifestPath = (basePath: string): string => `${basePath}/${APP_MANIFEST}`;
