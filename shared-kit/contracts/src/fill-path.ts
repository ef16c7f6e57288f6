/**
 * The path of a call with its parameters filled in, escaped. `path` is the rest of the address: the gateway refuses
 * escaped slashes, which others may treat as delimiters.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return name === 'path' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}
