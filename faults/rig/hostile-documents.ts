import { deflateSync } from 'node:zlib'
import { zipOf } from '#modules/files/uploads/server/test-bombs.ts'

export type Random = () => number
export type Maker = (random: Random) => Buffer

/** From `least` to `most`, smaller ones more often. */
export function some(random: Random, least: number, most: number): number {
  return Math.floor(least * (most / least) ** random())
}

/** A mark that makes each file a content of its own. */
export function mark(random: Random): string {
  return random().toString(36).slice(2)
}

export const svg = (random: Random, inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><desc>${mark(random)}</desc>${inner}</svg>`,
  )

function nest(levels: number, width: number, use: (id: string) => string): string {
  const lines = Array.from(
    { length: levels },
    (_, n) => `<g id="l${n + 1}">${use(`l${n}`).repeat(width)}</g>`,
  )
  return `<defs><rect id="l0" width="9" height="9"/>${lines.join('')}</defs>${use(`l${levels}`)}`
}

/** Each level tenfold through a style sheet, which no count of references sees. */
function styledPatterns(levels: number): string {
  const name = (n: number) =>
    `<pattern id="p${n}" width="9" height="9" patternUnits="userSpaceOnUse">`
  const rects = (n: number) => `<rect class="c${n}" width="3" height="3"/>`.repeat(10)
  const patterns = Array.from(
    { length: levels },
    (_, n) => `${name(n)}${n > 0 ? rects(n) : '<rect width="3" height="3"/>'}</pattern>`,
  )
  const rules = Array.from({ length: levels }, (_, n) => `.c${n + 1}{fill:url(#p${n})}`)
  return `<style>${rules.join('')}</style><defs>${patterns.join('')}</defs>${rects(levels)}`
}

/** Minutes of pure computing, without anything that refers to anything else often. */
export function styledFilters(elements: number): string {
  const noise = '<feTurbulence baseFrequency="9" numOctaves="9"/>'.repeat(20)
  const rects = '<rect class="c" width="100" height="100"/>'.repeat(elements)
  return `<style>.c{filter:url(#f)}</style><filter id="f">${noise}</filter>${rects}`
}

export const drawings: readonly Maker[] = [
  (random) => Buffer.from(`${'<!---->'.repeat(some(random, 20, 9000))}${mark(random)}`),
  (random) => Buffer.from(`${'<!DOCTYPE svg '.repeat(some(random, 20, 4000))}${mark(random)}<svg>`),
  (random) => svg(random, `<desc>${'<!DOCTYPE '.repeat(some(random, 1000, 300_000))}</desc>`),
  (random) => {
    const entities = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    )
    const head = `<!DOCTYPE svg [<!ENTITY l0 "${mark(random)}">${entities.join('')}]>`
    return Buffer.concat([Buffer.from(head), svg(random, '<text>&l9;</text>')])
  },
  (random) =>
    svg(
      random,
      nest(some(random, 3, 20), 10, (id) => `<use href="#${id}"/>`),
    ),
  (random) =>
    svg(
      random,
      nest(some(random, 3, 20), 10, (id) => `<g mask="url(#${id})"/>`),
    ),
  (random) => svg(random, styledPatterns(some(random, 2, 6))),
  (random) => {
    const blur =
      '<feGaussianBlur stdDeviation="900"/><feMorphology radius="99"/><feTurbulence numOctaves="99"/>'
    const filter = `<filter id="f" x="-9" y="-9" width="99" height="99">${blur.repeat(some(random, 5, 400))}</filter>`
    return svg(random, `${filter}<rect width="99" height="99" filter="url(#f)"/>`)
  },
  (random) => {
    const depth = some(random, 200, 200_000)
    return svg(random, `${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`)
  },
  (random) => svg(random, '<circle r="5"/>'.repeat(some(random, 1000, 90_000))),
  (random) => svg(random, `<path d="${'M0 0L9 9'.repeat(some(random, 1000, 100_000))}"/>`),
  (random) => svg(random, `<g style="${'url('.repeat(some(random, 1000, 100_000))}"/>`),
]

const pdf = (random: Random, inner: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n%${mark(random)}\n`),
    Buffer.from(inner),
    Buffer.from('\n%%EOF'),
  ])

export const documents: readonly Maker[] = [
  (random) => pdf(random, '#41'.repeat(some(random, 1000, 6_000_000))),
  (random) => pdf(random, '#4'.repeat(some(random, 1000, 3_000_000))),
  (random) => pdf(random, '#'.repeat(some(random, 1000, 3_000_000))),
  (random) => pdf(random, '/J#61'.repeat(some(random, 1000, 1_000_000))),
  (random) => pdf(random, '/'.repeat(some(random, 1000, 3_000_000))),
  (random) => pdf(random, `/S/J#61va#53cript${'#2f#4a'.repeat(some(random, 10, 100_000))}`),
  (random) => {
    const stream = deflateSync(Buffer.alloc(some(random, 100_000, 20_000_000), '<<'), { level: 1 })
    const head = `1 0 obj<</Type/ObjStm/N 99999/Filter/FlateDecode/Length ${stream.length}>>stream\n`
    return pdf(
      random,
      Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream endobj')]),
    )
  },
  (random) =>
    pdf(
      random,
      'xref\n0 1\ntrailer<</Prev 9/Size 1>>startxref\n9\n'.repeat(some(random, 10, 40_000)),
    ),
  (random) => pdf(random, `1 0 obj${'<<'.repeat(some(random, 1000, 1_000_000))}`),
]

export const archives: readonly Maker[] = [
  (random) => zipOf([{ name: mark(random), size: some(random, 200_000_000, 4_000_000_000) }]),
  (random) => zipOf(entries(random, some(random, 2000, 9000), 900_000)),
  (random) => zipOf(entries(random, some(random, 11_000, 60_000), 1)),
  (random) => overlapping(zipOf(entries(random, some(random, 100, 9000), 2_000_000))),
  (random) => {
    const whole = zipOf(entries(random, some(random, 10, 500), 10))
    return whole.subarray(0, Math.floor(whole.length * random()))
  },
  (random) => {
    const whole = Buffer.from(zipOf(entries(random, 9, 10)))
    whole.writeUInt32LE(Math.floor(random() * 0xffff_ffff), whole.length - 6)
    return whole
  },
  (random) => zipOf([{ name: `${'a/'.repeat(some(random, 10, 30_000))}vbaProject.bin`, size: 1 }]),
  (random) =>
    Buffer.concat([
      Buffer.from(`PK\x03\x04${mark(random)}`),
      Buffer.alloc(some(random, 100, 900_000), 'PK\x05\x06'),
    ]),
]

function entries(random: Random, count: number, size: number) {
  const own = mark(random)
  return Array.from({ length: count }, (_, n) => ({ name: `${own}${n}`, size }))
}

/** Every entry of the list means the same bytes, so that a small file unpacks to much. */
function overlapping(zip: Buffer): Buffer {
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 46))
    zip.writeUInt32LE(0, at + 42)
  return zip
}
