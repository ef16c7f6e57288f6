/**
 * Media queries of the layout. Mobile layout below 640 px and mobile navigation at 1024 px and below are the
 * specification's (section 1); styles are written for the phone first.
 */
export const media = {
  mobile: '@media (max-width: 639.98px)',
  tablet: '@media (min-width: 640px)',
  mobileNavigation: '@media (max-width: 1024px)',
  desktop: '@media (min-width: 1025px)',
  wide: '@media (min-width: 1280px)',
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
