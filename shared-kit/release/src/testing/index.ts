/** For tests only: releases on disk, manifests, a store with concurrent writers. */
export { InterferingStore } from './interfering-store';
export { releaseTwice } from './release-twice';
export { testManifest } from './test-manifest';
export { type TestRelease, writeTestRelease } from './test-releases';
