/** Replaces the browser's XMLHttpRequest: a file store that accepts everything at once. */
export class FakeFileStore {
  /** What came: `PUT /put/f1 image/jpeg`. */
  static sent: string[] = [];
  status = 200;
  upload = { onprogress: null };
  onload: (() => void) | null = null;
  #request = '';
  open(method: string, address: string): void {
    this.#request = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    if (name === 'content-type') this.#request += ` ${value}`;
  }
  send(): void {
    FakeFileStore.sent.push(this.#request);
    this.onload?.();
  }
}
