/** Carries one step out after the other, however the ones before ended. */
export type InTurn = <T>(step: () => Promise<T>) => Promise<T>

/**
 * What a tab says about its locks has to arrive in the order it was said: freeing a block late would
 * free what was taken since, and a late sign of life would hold a block nobody is in.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const mine = last.then(step, step)
    last = mine
    return mine
  }
}
