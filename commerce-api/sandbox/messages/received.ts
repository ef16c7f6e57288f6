/** Messages received by the stand-ins for mail and SMS, the newest 500, in memory. */

export interface ReceivedMail {
  /** Message-ID */
  id: string;
  /** ISO 8601 */
  receivedAt: string;
  /** How often it came; a copy with the same Message-ID is no new e-mail. */
  times: number;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** Headers for mail programs' own unsubscribe button: `list-unsubscribe`, `list-unsubscribe-post`. */
  listHeaders: Readonly<Record<string, string>>;
  attachments: ReceivedAttachment[];
}

export interface ReceivedAttachment {
  fileName: string;
  mimeType: string;
  /** Kept out of the mailbox's JSON. */
  content: Buffer;
}

export interface ReceivedSms {
  /** The sender's idx, or a number of ours. */
  id: string;
  /** ISO 8601 */
  receivedAt: string;
  times: number;
  /** Prefix and number, digits only. */
  to: string;
  from: string | null;
  text: string;
}

const MAX_STORED = 500;

export interface ReceivedList<Entry> {
  /** The newest first. */
  all(): readonly Entry[];
  find(id: string): Entry | undefined;
  /** Adds a message, or counts a copy of a known one. */
  add(entry: Entry): void;
  clear(): void;
}

export function createReceivedList<Entry extends { id: string; times: number }>(): ReceivedList<Entry> {
  let entries: Entry[] = [];
  const find = (id: string) => entries.find((entry) => entry.id === id);
  return {
    all: () => entries,
    find,
    add(entry) {
      const known = find(entry.id);
      if (known) known.times += 1;
      else entries = [entry, ...entries].slice(0, MAX_STORED);
    },
    clear() {
      entries = [];
    },
  };
}
