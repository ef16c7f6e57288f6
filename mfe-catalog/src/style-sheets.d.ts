/** A package's style sheet, as the build brings it: its text, to be put into the page. */
declare module '*.css' {
  const text: string;
  export = text;
}
