/** A topic in one version, as subscribers and publishers share it: `session@1`. A name alone is the first version. */
export function topicId(topic: string | { topic: string; version: number }): string {
  if (typeof topic !== 'string') return `${topic.topic}@${topic.version}`;
  return topic.includes('@') ? topic : `${topic}@1`;
}

/** The name of a topic without its version. */
export function topicName(topic: string): string {
  return topic.split('@', 1).join();
}

/**
 * The version of a bare name: the highest of those claimed, else the first. A name with a version (`session@1`) is that
 * one.
 */
export function claimedId(topic: string, claimed: readonly string[]): string {
  const versions = claimed.filter((id) => topicName(id) === topic).map((id) => Number(id.slice(topic.length + 1)));
  return topicId(versions.length > 0 ? { topic, version: Math.max(...versions) } : topic);
}
