const AT_ONCE = 4

type Outcome<T> = { done: T[]; failed: T[]; error: unknown }

/** Does one thing for many, a few at a time; one that fails does not stop the others. */
export async function runAll<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [], error: undefined }
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE)
    const results = await Promise.allSettled(some.map(async (item) => run(item)))
    for (const [place, result] of results.entries()) {
      const [item] = some.slice(place, place + 1)
      if (item === undefined) continue
      if (result.status === 'fulfilled') outcome.done.push(item)
      else {
        outcome.failed.push(item)
        outcome.error ??= result.reason
      }
    }
  }
  return outcome
}
