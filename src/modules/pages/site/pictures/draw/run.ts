import { writeFileSync } from 'node:fs'
import { pictures } from './pictures.ts'

for (const [name, draw] of Object.entries(pictures)) {
  writeFileSync(new URL(`../${name}.svg`, import.meta.url), draw())
}
