/** Of the browsers' scheduler; not in the standard library's types. */
interface Scheduler {
  yield?(): Promise<void>;
}

/**
 * Resolves in a task of its own, so that the browser can respond to a press and paint in between: work of 100 ms in one
 * task delays a press by 100 ms, in three tasks by 33. What is waiting already comes first only where the browser cannot
 * continue in order.
 */
export function nextTask(): Promise<void> {
  const scheduler: Scheduler | undefined = Reflect.get(window, 'scheduler');
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}
