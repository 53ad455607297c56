import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'

test.each(Object.entries(pictures))('%s.svg is what its script draws', (name, draw) => {
  const kept = readFileSync(new URL(`../${name}.svg`, import.meta.url), 'utf8')
  expect(kept).toBe(draw())
})

test.each(Object.entries(pictures))('%s.svg runs nothing and fetches nothing', (_name, draw) => {
  const svg = draw()
  expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|href=/)
  expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg'])
})
