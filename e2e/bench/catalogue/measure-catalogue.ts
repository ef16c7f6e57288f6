import type { BenchContext } from '../bench-context';
import type { Measurement } from '../measurement';
import { measureChoices } from './measure-choices';
import { measureSuggestions } from './measure-suggestions';

/** What somebody waits for who looks for something in the catalogue: suggestions, filters, variants and pages of a list. */
export async function measureCatalogue(context: BenchContext): Promise<Measurement[]> {
  context.log('  suggestions');
  const suggestions = await measureSuggestions(context);
  context.log('  filters, variants, pages');
  return [...suggestions, ...(await measureChoices(context))];
}
