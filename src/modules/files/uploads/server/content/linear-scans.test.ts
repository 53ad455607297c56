import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startsLikeSvg } from './detect-type.ts'
import { drawnElements } from './drawn-elements.ts'
import { hasPdfAction } from './pdf-actions.ts'
import { declaresEntities } from './sanitise-svg.ts'

/** The rules as patterns, which may take for ever on long texts; on short ones they are the judge. */
const SVG_START =
  /^\s*(<\?xml[^>]*\?>\s*)?((<!--((?!-->)[\s\S])*-->|<!DOCTYPE\s+svg[^[>]*(\[((?!\]\s*>)[\s\S])*\]\s*)?>)\s*)*<svg[\s>]/i
const ENTITY = /<!ENTITY|<!DOCTYPE[^>]*\[/i
const PDF_ACTION = /\/(JavaScript|JS|Launch|RichMedia|XFA)(?![A-Za-z0-9])/

const textOf = (...words: string[]) =>
  fc.array(fc.constantFrom(...words), { maxLength: 10 }).map((parts) => parts.join(''))
const runs = { seed: 20_261_119, numRuns: 4000 }

describe('the scanners say what the patterns said', () => {
  test('whether a text is a drawing', () => {
    const text = textOf(
      '<!--',
      '-->',
      '-',
      '<!DOCTYPE svg',
      '<!doctype ',
      ' ',
      '[',
      ']',
      '>',
      '<svg',
      '<svg>',
      '<?xml ?>',
      'x',
    )
    fc.assert(
      fc.property(text, (one) => startsLikeSvg(one) === SVG_START.test(one)),
      runs,
    )
  })

  test('whether a drawing declares entities', () => {
    const text = textOf('<!DOCTYPE', '<!entity', '<!ENTIT', '[', '>', '<', ' a')
    fc.assert(
      fc.property(text, (one) => declaresEntities(one) === ENTITY.test(one)),
      runs,
    )
  })

  test('whether a PDF runs something, however it is cut into pieces', async () => {
    const text = textOf(
      '/',
      'JS',
      'J',
      'Java',
      'Script',
      '#4a',
      '#4A',
      '#53',
      '#2f',
      '#',
      '4',
      'x',
      ' ',
      'XFA',
      'Launch',
    )
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (one, step) => {
        expect(await hasPdfAction(cut(one, step))).toBe(PDF_ACTION.test(withoutEscapes(one)))
      }),
      runs,
    )
  })
})

describe('what a drawing comes to', () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

  test('is its elements, when none is used twice', () => {
    expect(drawnElements(svg('<g><path d=""/><path d=""></path></g>'))).toBe(4)
  })

  test('multiplies with every level that uses the one below', () => {
    const levels = Array.from(
      { length: 12 },
      (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"></use>`.repeat(10)}</g>`,
    )
    expect(drawnElements(svg(`<path id="l0"></path>${levels.join('')}`))).toBeGreaterThan(1e12)
  })

  test('is endless when it uses itself, also by way of a pattern', () => {
    expect(drawnElements(svg('<g id="a"><use href="#a"></use></g>'))).toBe(Number.POSITIVE_INFINITY)
    const pattern = '<pattern id="p"><rect fill="url(#p)"></rect></pattern>'
    expect(drawnElements(svg(pattern))).toBe(Number.POSITIVE_INFINITY)
  })

  test('counts neither colours nor marks that lead nowhere', () => {
    expect(drawnElements(svg('<g id="fff"><path fill="#fff" mask="url(#none)"/></g>'))).toBe(3)
  })
})

async function* cut(text: string, step: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += step) yield Buffer.from(text.slice(at, at + step))
}

function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
