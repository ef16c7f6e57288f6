import { Notice } from '@aksamit/ui';

/** Why the last attempt was refused, announced when it appears; nothing for null. */
export function Refusal({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Notice tone="alert" announce="assertive">
      {children}
    </Notice>
  );
}
