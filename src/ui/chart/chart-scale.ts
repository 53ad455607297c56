export type Spot = { x: number; y: number }

/** The top of the scale: a round number that is not below the greatest value. */
export function roundTop(greatest: number): number {
  if (greatest <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(greatest))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= greatest) ?? 10
  return step * power
}

/** Figures that stand beside the scale; half of an odd number is nothing that can be counted. */
export function scaleFigures(top: number): number[] {
  return [0, top / 2, top].filter((figure) => Number.isInteger(figure))
}

/** How far from the left the given moments stand; a single one stands in the middle. */
export function placeMoments(moments: readonly number[], width: number): number[] {
  const [first = 0] = moments
  const span = (moments.at(-1) ?? first) - first
  return moments.map((moment) => (span > 0 ? (width * (moment - first)) / span : width / 2))
}

/** Where the values of a line are in a box, zero on its ground. */
export function placeValues(
  values: readonly number[],
  places: readonly number[],
  { height, top }: { height: number; top: number },
): Spot[] {
  return values.map((value, index) => ({
    x: places[index] ?? 0,
    y: height - (height * value) / top,
  }))
}

/**
 * Which places get a label, so that no two of them touch: the first, which begins at its place, the
 * last, which ends there, and some between.
 */
export function labelledPlaces(places: readonly number[], room: number): number[] {
  const end = places.length - 1
  const beginOfLast = (places.at(-1) ?? 0) - room
  const kept: number[] = []
  let free = 0
  for (const [index, x] of places.entries()) {
    const isBetween = index > 0 && index < end
    const begin = isBetween ? x - room / 2 : index === 0 ? x : beginOfLast
    if (index > 0 && begin < free) continue
    if (isBetween && begin + room > beginOfLast) continue
    kept.push(index)
    free = begin + room
  }
  return kept
}

/** Where a line is above some point of the ground. */
export function heightAt(x: number, spots: readonly Spot[]): number {
  const next = spots.findIndex((spot) => spot.x >= x)
  const [before, after] = [spots[next - 1], spots[next]]
  if (!before || !after) return (after ?? spots.at(-1))?.y ?? 0
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x)
}

/** Shares of the width at which the word of a line may begin; the first of equals is taken. */
const WORD_PLACES = [0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.05]
const WORD_WIDTH = 44

/** Where a word beside `line` begins so that `other` runs farthest from it. */
export function freestPlace(line: readonly Spot[], other: readonly Spot[], width: number): number {
  const end = other.at(-1)?.x ?? 0
  const distanceAt = (x: number) => {
    if (x > end) return Number.POSITIVE_INFINITY
    const within = other.filter((spot) => spot.x > x && spot.x < x + WORD_WIDTH)
    const heights = [...within.map(({ y }) => y), heightAt(x, other)]
    return Math.min(...heights.map((y) => Math.abs(y - heightAt(x, line))))
  }
  const places = WORD_PLACES.map((share) => width * share)
  return places.reduce((best, x) => (distanceAt(x) > distanceAt(best) ? x : best))
}

/** The field around each place in which it is pointed at: half way to its neighbours. */
export function fieldsAround(
  places: readonly number[],
  width: number,
): { x: number; width: number }[] {
  return places.map((place, index) => {
    const before = places[index - 1]
    const after = places[index + 1]
    const from = before === undefined ? 0 : (before + place) / 2
    const to = after === undefined ? width : (place + after) / 2
    return { x: from, width: to - from }
  })
}

/** Stretches of time as fields of the drawing, without what lies outside of it. */
export function bandsIn(
  bands: readonly { from: number; to: number }[],
  moments: readonly number[],
  width: number,
): { x: number; width: number }[] {
  const [first = 0] = moments
  const span = (moments.at(-1) ?? first) - first
  if (span <= 0) return []
  const inside = (moment: number) => Math.min(1, Math.max(0, (moment - first) / span)) * width
  return bands
    .map(({ from, to }) => ({ x: inside(from), width: inside(to) - inside(from) }))
    .filter((band) => band.width > 0)
}
