/** One line of the report; `bar` is what was promised. */
export type Row = { name: string; value: string; bar?: string; isGood?: boolean }

/** A measured promise: ratios within one run, never bare times. */
export type Bench = { title: string; run(): Promise<Row[]> }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function atLeast(name: string, value: number, bar: number): Row {
  return { name, value: value.toFixed(3), bar: `≥ ${bar}`, isGood: value >= bar }
}

export function atMost(name: string, value: number, bar: number): Row {
  return { name, value: value.toFixed(2), bar: `≤ ${bar}`, isGood: value <= bar }
}
