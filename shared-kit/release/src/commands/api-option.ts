import { ReleaseRefusedError } from '..';
import { type CommandContext, type CommandOption, type OptionValues, textsOption } from './command';

/** Option of every command that calls the gate. */
export const apiVersionOption: CommandOption = {
  type: 'string',
  placeholder: '<number>',
  multiple: true,
  help: 'Version of the API that is live, instead of asking the API itself. May be given several times.',
};

/** Deployed versions of the API, as stated or requested; null with a warning when it does not answer. */
export async function knownApiVersions(
  values: OptionValues,
  { apiVersions, settings, warn }: CommandContext,
): Promise<readonly string[] | null> {
  const stated = textsOption(values, 'api-version');
  if (stated.length > 0) return stated;
  const asked = await apiVersions();
  if (asked === null) warn(`The API at ${settings.apiOrigin} does not answer: its version is not checked.`);
  return asked;
}

/**
 * The same for commands where a guess would put visitors at risk.
 * @throws ReleaseRefusedError when the API does not answer
 */
export async function requiredApiVersions(values: OptionValues, context: CommandContext): Promise<readonly string[]> {
  const stated = textsOption(values, 'api-version');
  const known = stated.length > 0 ? stated : await context.apiVersions();
  if (known !== null) return known;
  throw new ReleaseRefusedError(
    `Failed to learn which version of the API is live: ${context.settings.apiOrigin} does not answer. ` +
      'Start it, set API_ORIGIN, or name the version with --api-version.',
  );
}
