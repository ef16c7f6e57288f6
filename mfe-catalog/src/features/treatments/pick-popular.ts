interface Candidate {
  gender: 'male' | 'female';
  promoRecommended: boolean;
}

/**
 * The first `count` of a list for a teaser: recommended ones first, the two zones by turns, else in the list's own order,
 * so that neither zone looks neglected.
 */
export function pickPopular<T extends Candidate>(candidates: readonly T[], count: number): T[] {
  const byZone = (gender: T['gender']) => {
    const own = candidates.filter((one) => one.gender === gender);
    return [...own.filter((one) => one.promoRecommended), ...own.filter((one) => !one.promoRecommended)];
  };
  const [women, men] = [byZone('female'), byZone('male')];
  const picked: T[] = [];
  for (let index = 0; index < Math.max(women.length, men.length); index += 1) {
    for (const one of [women[index], men[index]]) if (one) picked.push(one);
  }
  return picked.slice(0, count);
}
