import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useProvidedTranslations } from './provided-translations';
import { TranslationsContext, useTranslate } from './use-translate';

const resources = { pl: { title: 'Przed' }, en: { title: 'Before' } };

function Title() {
  const t = useTranslate();
  const [first] = useState(() => t('title'));
  return <p>{`${first} ${t('title')}`}</p>;
}

function Page() {
  return (
    <TranslationsContext value={useProvidedTranslations('pl', resources)}>
      <Title />
    </TranslationsContext>
  );
}

test('texts that a development server changed are shown, and what runs keeps its state', () => {
  render(<Page />);
  expect(screen.getByText('Przed Przed')).toBeTruthy();
  Object.assign(resources.pl, { title: 'Po' });
  act(() => void window.dispatchEvent(new Event('aksamit-texts-changed')));
  expect(screen.getByText('Przed Po')).toBeTruthy();
});
