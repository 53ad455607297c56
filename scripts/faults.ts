import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildWhenStale } from './build.ts'

/**
 * The long runs of faults/ with their full numbers, or those named on the command line; a number
 * shortens them: `npm run faults -- app-kills 5`, and some can be run in shares: `bad-input 2000 1 1/2`.
 */
const dir = join(import.meta.dirname, '..', 'faults')
const given = process.argv.slice(2)
const isNumber = (word: string) => /^\d+(\/\d+)?$/.test(word)
const wanted = given.filter((word) => !isNumber(word))
const numbers = given.filter(isNumber)
await buildWhenStale()
const files = (await readdir(dir)).filter((file) => file.endsWith('.ts')).sort()
const bad: string[] = []
for (const file of files) {
  const name = basename(file, '.ts')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n— ${name}`)
  const began = performance.now()
  const child = spawn(process.execPath, [join(dir, file), ...numbers], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (code !== 0) bad.push(name)
}
console.log(bad.length === 0 ? '\nNothing was lost.' : `\nNot as promised: ${bad.join(', ')}`)
process.exit(bad.length === 0 ? 0 : 1)
