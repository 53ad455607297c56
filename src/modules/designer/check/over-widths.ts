import type { Finding } from './findings/finding.ts'

/** The same thing found at several widths is one finding: it names the widths from … to. */
export function overWidths(found: readonly Finding[]): Finding[] {
  const together = Map.groupBy(found, keyOf)
  return [...together.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const widths = same.map(({ values }) => Number(values.width))
    const [least, most] = [Math.min(...widths), Math.max(...widths)]
    const width = least === most ? least : `${least}–${most}`
    return [{ ...worstOf(same, first), values: { ...worstOf(same, first).values, width } }]
  })
}

function keyOf({ rule, block, values }: Finding): string {
  return JSON.stringify([rule, block, values.text])
}

/** The one that reaches furthest, or is smallest. */
function worstOf(same: readonly Finding[], first: Finding): Finding {
  return same.reduce((worst, one) => (harmOf(one) > harmOf(worst) ? one : worst), first)
}

function harmOf({ values }: Finding): number {
  return Number(values.pixels ?? -Number(values.size))
}
