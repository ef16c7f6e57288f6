/** The voucher in an e-mail: a card in the colours of its design, without a picture. Source: docs/decisions/0224, 0233. */
import type { VoucherDesign } from '@aksamit/contracts';
import { brandColors as color } from '../documents';

/** A voucher as its e-mail shows it. */
export interface EmailGift {
  title: string;
  /** Formatted. */
  amount: string;
  design: VoucherDesign;
}

interface GiftColors {
  ground: string;
  ink: string;
  amount: string;
  line: string;
}

/** The same in both schemes: the card is a thing, as a printed one. Every ink has at least 4.5:1 on its ground. */
const colorsOf: Readonly<Record<VoucherDesign, GiftColors>> = {
  classic: { ground: color.velvet, ink: color.blush, amount: color.surface, line: color.accent },
  botanical: { ground: color.surface, ink: color.leaf, amount: color.leaf, line: color.leaf },
  silhouette: { ground: color.softBlush, ink: color.ink, amount: color.accent, line: color.accent },
};

/** @param escapeHtml of the e-mail's own text @param fonts stacks of the e-mail */
export function giftCard(
  { title, amount, design }: EmailGift,
  escapeHtml: (text: string) => string,
  fonts: { sans: string; serif: string },
): string {
  const { ground, ink, amount: figures, line } = colorsOf[design];
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px"><tr>' +
    `<td bgcolor="${ground}" style="padding:6px;background:${ground};border:1px solid ${line};border-radius:12px">` +
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>' +
    `<td align="center" style="padding:28px 16px;border:1px solid ${line};border-radius:8px;text-align:center">` +
    `<span style="font-family:${fonts.sans};font-size:14px;letter-spacing:.08em;color:${ink}">${escapeHtml(title)}</span><br>` +
    `<span style="font-family:${fonts.serif};font-size:40px;line-height:1.3;color:${figures}">${escapeHtml(amount)}</span>` +
    '</td></tr></table></td></tr></table>'
  );
}
