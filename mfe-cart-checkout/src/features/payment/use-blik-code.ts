import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useState } from 'react';

/** What goes to the payment with a typed code. */
export interface BlikCharge {
  blikCode: string;
  regulationAccept: true;
}

export type BlikCode = ReturnType<typeof useBlikCode>;

/**
 * A BLIK code between its field and the payment. It lives for two minutes and works once, so it is stored nowhere else.
 * An empty field is valid: the payer then types the code on the gateway's page.
 * @param lastProblem error message of the previous code
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
    /** The bank refused the code: shows why; a new one is needed. */
    refuse(problem: string) {
      setCode('');
      setCodeProblem(problem);
    },
    /** False: something is missing; its field shows the error. */
    check(): boolean {
      if (code.trim() === '') return true;
      const isWrong = digits.length !== 6 || /[^\d\s-]/.test(code);
      if (isWrong) setCodeProblem(t('blik.sixDigits'));
      if (!isAccepted) setAcceptProblem(t('blik.acceptFirst'));
      return !isWrong && isAccepted;
    },
    /** The code to pay with, once it was checked; undefined: none was typed. */
    charge(): BlikCharge | undefined {
      return digits.length === 6 && isAccepted ? { blikCode: digits, regulationAccept: true } : undefined;
    },
  };
}
