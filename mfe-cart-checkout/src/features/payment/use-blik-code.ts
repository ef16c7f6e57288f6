import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useState } from 'react';

/** What goes to the payment with a typed code. */
export interface BlikWish {
  blikCode: string;
  regulationAccept: true;
}

export type BlikCode = ReturnType<typeof useBlikCode>;

/**
 * A BLIK code on its way from the field to the payment. It lives for two minutes and is used once, so it is kept
 * nowhere else. Left empty it is no mistake: the payer types it on the gateway's page then.
 * @param lastProblem what was wrong with the code before, in words
 */
export function useBlikCode(lastProblem?: string) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [isAccepted, setIsAccepted] = useState(false);
  const [codeProblem, setCodeProblem] = useState(lastProblem);
  const [acceptProblem, setAcceptProblem] = useState<string>();
  const digits = code.replace(/\D/g, '');

  return {
    code,
    isAccepted,
    codeProblem,
    acceptProblem,
    setCode(text: string) {
      setCode(text);
      setCodeProblem(undefined);
    },
    setIsAccepted(isGiven: boolean) {
      setIsAccepted(isGiven);
      setAcceptProblem(undefined);
    },
    /** The bank did not take it: what is wrong with it, in words; a new one is to be typed. */
    refuse(problem: string) {
      setCode('');
      setCodeProblem(problem);
    },
    /** False: something is missing, and is told at its field. */
    check(): boolean {
      if (code.trim() === '') return true;
      const isWrong = digits.length !== 6 || /[^\d\s-]/.test(code);
      if (isWrong) setCodeProblem(t('blik.sixDigits'));
      if (!isAccepted) setAcceptProblem(t('blik.acceptFirst'));
      return !isWrong && isAccepted;
    },
    /** The code to pay with, once it was checked; undefined: none was typed. */
    wish(): BlikWish | undefined {
      return digits.length === 6 && isAccepted ? { blikCode: digits, regulationAccept: true } : undefined;
    },
  };
}
