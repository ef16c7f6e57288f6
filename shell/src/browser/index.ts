// Federation needs one asynchronous step before the first shared module is requested.
window.aksamitApp?.({
  islands: () => import(/* webpackChunkName: "islands" */ './start-islands-part'),
  app: () => import(/* webpackChunkName: "app" */ './start-app'),
});

export {};
