import { Button } from '@aksamit/ui';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { CityForm } from './city-form';

interface CitySearchProps {
  /** Address of the list of salons, to which the form adds `?city=`. */
  action: string;
  /** The searched city, as it was written. */
  city?: string;
  /** Names of cities with salons: suggestions. */
  cities?: readonly string[];
  texts: { label: string; city: string; example: string; search: string };
}

/** The search for a city's salons where no script is spent on it: a form of their list. */
export function CitySearch({ action, city, cities = [], texts }: CitySearchProps) {
  const list = useId();
  return (
    <CityForm role="search" aria-label={texts.label} action={action} method="get">
      <label>
        {texts.city}
        <input
          type="search"
          name="city"
          defaultValue={city}
          list={cities.length > 0 ? list : undefined}
          required
          maxLength={80}
          autoComplete="address-level2"
          placeholder={texts.example}
        />
      </label>
      {cities.length > 0 ? (
        <datalist id={list}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
      <Button type="submit">
        <Search aria-hidden="true" />
        {texts.search}
      </Button>
    </CityForm>
  );
}
