// Federation needs one asynchronous step before the first shared module is requested.
window.aksamitApp?.(() => import('./start-app'));

export {};
