/** The brand's colours in e-mails and PDFs, where the theme's custom properties do not reach. Source: the theme's palette. */
export const brandColors = {
  paper: '#fbf8f5',
  surface: '#ffffff',
  sunken: '#f4eee9',
  ink: '#241a25',
  inkMuted: '#65586a',
  accent: '#a3214f',
  accentInk: '#ffffff',
  velvet: '#3b1a33',
  /** The point of the logo on velvet. */
  blush: '#efcfd0',
  border: '#e7ded8',
  softBlush: '#f8e8e6',
  /** The quiet green. */
  leaf: '#2b6a4d',
} as const;

/** The same for mail programs in a dark scheme: ink and muted ink have at least 7:1 on both grounds. */
export const darkBrandColors = {
  paper: '#171018',
  surface: '#241a25',
  ink: '#f7f0f4',
  inkMuted: '#d9c5d2',
  border: '#4d3c4d',
} as const;
