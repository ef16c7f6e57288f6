import { useState } from 'react';
import { CodeLoginForm } from './code-login-form';
import { CodeRequestForm } from './code-request-form';
import type { PhoneValues } from './phone-fields';

/** Login by a code: first the number, then the code that was sent to it. */
export function CodeLogin() {
  const [number, setNumber] = useState<PhoneValues | null>(null);
  return number === null ? (
    <CodeRequestForm onSent={setNumber} />
  ) : (
    <CodeLoginForm number={number} onOtherNumber={() => setNumber(null)} />
  );
}
