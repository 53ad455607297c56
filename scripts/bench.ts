import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench } from '../bench/bench.ts'
import { buildWhenStale } from './build.ts'

/** Runs every measured promise in bench/, or those named on the command line. */
const dir = join(import.meta.dirname, '..', 'bench')
const wanted = process.argv.slice(2)
await buildWhenStale()
const files = (await readdir(dir)).filter((file) => file.endsWith('.bench.ts')).sort()
let isBelow = false
for (const file of files) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue
  const { bench }: { bench: Bench } = await import(join(dir, file))
  console.log(`\n${bench.title}`)
  for (const row of await bench.run()) {
    const verdict = row.bar === undefined ? '' : row.isGood ? '  ✓' : '  ✗'
    console.log(`  ${row.name.padEnd(46)} ${row.value.padStart(14)}   ${row.bar ?? ''}${verdict}`)
    isBelow ||= row.isGood === false
  }
}
process.exit(isBelow ? 1 : 0)
