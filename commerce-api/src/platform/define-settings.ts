import type { z } from 'zod';

/** A secret of the environment. */
export interface Secret {
  name: string;
  /** Needed only where this is set. */
  with?: string;
}

/** What a service outside of the shop needs to be configured; declared in the folder of the code that calls it. */
export interface SettingsDefinition<Settings> {
  /** Its environment variables. */
  environment: z.ZodObject;
  /** Variables that production must set to values of its own. */
  secrets: readonly Secret[];
  /** Its settings, out of the variables of the environment. @throws {z.ZodError} {ConfigurationError} */
  read(variables: Readonly<Record<string, unknown>>): Settings;
}

/** Declares settings, checked against their own environment variables. */
export function defineSettings<Shape extends z.ZodRawShape, Settings>(settings: {
  environment: z.ZodObject<Shape>;
  secrets?: readonly { name: keyof Shape & string; with?: keyof Shape & string }[];
  read(values: z.output<z.ZodObject<Shape>>): Settings;
}): SettingsDefinition<Settings> {
  return {
    environment: settings.environment,
    secrets: settings.secrets ?? [],
    read: (variables) => settings.read(settings.environment.parse(variables)),
  };
}
