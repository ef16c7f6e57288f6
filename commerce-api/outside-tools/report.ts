/** Hands what a client saw to the test that started it. */
export const report = (seen: Record<string, unknown>): void => {
  process.stdout.write(JSON.stringify(seen));
};

/** What a call that should be refused is refused with. */
export async function refusal(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return 'not refused';
  } catch (error) {
    return error;
  }
}

/** What the payer decides on a stand-in's page. @returns where the payer is sent */
export async function decideAsPayer(origin: string, page: string, decision: 'paid' | 'canceled'): Promise<string> {
  const answer = await fetch(`${origin}${new URL(page).pathname}/decision`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });
  return answer.headers.get('location') ?? '';
}
