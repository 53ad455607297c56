export type Spot = { x: number; y: number }

/** The top of the scale: a round number that is not below the greatest value. */
export function roundTop(greatest: number): number {
  if (greatest <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(greatest))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= greatest) ?? 10
  return step * power
}

/** Where the values of a line are in a box, from left to right; a single one stands in the middle. */
export function placeValues(
  values: readonly number[],
  box: { width: number; height: number; top: number },
): Spot[] {
  const steps = values.length - 1
  return values.map((value, index) => ({
    x: steps > 0 ? (box.width * index) / steps : box.width / 2,
    y: box.height - (box.height * value) / box.top,
  }))
}

/** Which of so many places get a label, so that no two of them touch. */
export function labelledPlaces(count: number, most: number): number[] {
  if (count <= 0) return []
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
