/** A body part that can be chosen. */
export interface AtlasPart {
  /** Code of the body part: areas are drawn by it. */
  code: string;
  name: string;
  isChosen: boolean;
  /** Address of the choice; without a script the atlas is a list of links. */
  href?: string | undefined;
  /** Id of the checkbox in the page that chooses it; `markedByControls` then shows what is chosen, without a script. */
  controlId?: string | undefined;
  /** How many results it leads to. */
  count?: number | undefined;
  /** Shown and named, but cannot be chosen now. */
  isDisabled?: boolean | undefined;
}
