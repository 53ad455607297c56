const cleanUps: (() => Promise<unknown>)[] = []

/** Remembers what to undo when the tests of the file are over, the latest first. */
export function afterwards(cleanUp: () => Promise<unknown>): void {
  cleanUps.push(cleanUp)
}

export async function cleanUp(): Promise<void> {
  for (const undo of cleanUps.splice(0).reverse()) await undo()
}
