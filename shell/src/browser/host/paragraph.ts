import { joinShortWords } from '@aksamit/ui';
import { element } from './elements';

/** A paragraph, set as the component library sets its texts. Apart from what the host itself uses: it is for later parts. */
export const paragraph = (text: string): HTMLParagraphElement => element('p', {}, joinShortWords(text));
