import axeScript from 'axe-core/axe.min.js?url'
import { z } from 'zod'
import { type AxeLike, checkBarriers } from '../../check/check-barriers.ts'
import { CHECK_WIDTHS, checkDocument } from '../../check/check-document.ts'
import type { Finding } from '../../check/findings/finding.ts'
import { overWidths } from '../../check/over-widths.ts'
import { copyDrawn } from './drawn-copy.ts'

const Words = z.object({ rules: z.record(z.string(), z.object({ help: z.string() })) })

/** Barriers are looked for once: few of them depend on the width. */
const USUAL_WIDTH = 1280

/** What a page as it is drawn right now would be like on every screen, without its frame. */
export async function checkDrawn(page: Document): Promise<Finding[]> {
  const copy = await copyDrawn(page)
  try {
    const found = CHECK_WIDTHS.flatMap((width) => {
      copy.setWidth(width)
      return checkDocument(copy.document, width)
    })
    copy.setWidth(USUAL_WIDTH)
    const barriers = await checkBarriers(copy.document, copy.root, await loadAxe(copy.document))
    // Menu and footer are drawn, too, but belong to no page.
    return [...overWidths(found), ...barriers].filter(({ block }) => block !== null)
  } finally {
    copy.remove()
  }
}

/** The rule book inside one document, for it knows no other window, in the language of the screen. */
async function loadAxe(page: Document): Promise<AxeLike> {
  const script = page.createElement('script')
  script.nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
  script.src = axeScript
  const isThere = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
  })
  page.head.append(script)
  await isThere
  const axe: unknown = page.defaultView && Reflect.get(page.defaultView, 'axe')
  if (!isAxe(axe)) throw new Error('The script of the rules was loaded without effect')
  return document.documentElement.lang === 'de' ? inGerman(axe) : axe
}

/** Its own way to other languages makes code of texts, which the content policy forbids. */
async function inGerman(axe: AxeLike): Promise<AxeLike> {
  const { rules } = Words.parse((await import('axe-core/locales/de.json')).default)
  return {
    run: async (context, options) => {
      const { violations } = await axe.run(context, options)
      const said = violations.map((one) => ({ ...one, help: rules[one.id]?.help ?? one.help }))
      return { violations: said }
    },
  }
}

function isAxe(value: unknown): value is AxeLike {
  return typeof value === 'object' && value !== null && 'run' in value
}
