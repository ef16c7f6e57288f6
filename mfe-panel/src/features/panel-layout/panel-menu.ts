/** Entries of the panel's menu: page name of this module; labels under `menu`. Source: specification, content, section 2. */
export const PANEL_MENU = [
  'dashboard',
  'visits',
  'orders',
  'offers',
  'beauty-club',
  'settings',
  'contact',
  'reviewer',
  'privacy',
] as const;

export type PanelMenuEntry = (typeof PANEL_MENU)[number];
