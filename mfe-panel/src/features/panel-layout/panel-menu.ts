/**
 * The panel's menu in four groups; the account, which ends with the logout, is the last one. Entries are pages of this
 * module, `codes` is a tab of its visits. Labels stand under `menu`. Source: specification, content, section 2.
 */
export const PANEL_GROUPS = [
  { name: 'visits', entries: ['dashboard', 'visits', 'remembered'] },
  { name: 'purchases', entries: ['orders', 'codes', 'offers'] },
  { name: 'club', entries: ['beauty-club', 'reviewer', 'contact'] },
  { name: 'account', entries: ['settings', 'privacy'] },
] as const;

export type PanelGroup = (typeof PANEL_GROUPS)[number];
export type PanelMenuEntry = PanelGroup['entries'][number];

/** The entries of all groups, in the order of the menu. */
export const PANEL_MENU: readonly PanelMenuEntry[] = PANEL_GROUPS.flatMap(({ entries }) => [...entries]);
