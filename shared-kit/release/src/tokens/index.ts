/** Signed values between release commands, page server and API, and the cohort of a visitor. Node only. */
export { type PageViewToken, pageViewToken, readPageView, signPageView } from './page-view-token';
export { LONGEST_PREVIEW_MS, type PreviewToken, readPreview, signPreview } from './preview-token';
export { isInShare, releaseBucket } from './release-bucket';
