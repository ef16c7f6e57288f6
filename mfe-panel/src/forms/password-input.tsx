import { useTranslate } from '@aksamit/module-sdk/i18n';
import { IconButton } from '@aksamit/ui';
import { TextInput } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';

const Frame = styled.span`
  position: relative;
  display: block;

  & > input {
    padding-inline-end: 3.25rem;
  }
  & > button {
    position: absolute;
    inset: 0.125rem 0.125rem auto auto;
  }
`;

/** A password that can be shown while it is typed. Stands inside a Field. */
export function PasswordInput(props: ComponentPropsWithRef<'input'>) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <Frame>
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
        aria-pressed={shown}
        icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={() => setShown(!shown)}
      />
    </Frame>
  );
}
