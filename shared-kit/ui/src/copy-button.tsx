import { Copy } from 'lucide-react';
import { IconButton } from './icon-button';

export interface CopyButtonProps {
  text: string;
  /** Accessible name: what is copied. */
  label: string;
  /** False: the browser refused it, or the page came without https; the text is to be copied by hand. */
  onResult(isCopied: boolean): void;
}

/** Copies a text to the clipboard. Messages: specification, content, section 8. */
export function CopyButton({ text, label, onResult }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return onResult(false);
    }
    onResult(true);
  };
  return <IconButton label={label} icon={<Copy aria-hidden="true" />} onClick={copy} />;
}
