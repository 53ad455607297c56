import axeScript from 'axe-core/axe.min.js?url'
import { z } from 'zod'
import type { AxeLike } from '../../check/check-barriers.ts'

const Words = z.object({ rules: z.record(z.string(), z.object({ help: z.string() })) })

/** The rule book inside one document, for it knows no other window, in the language of the screen. */
export async function loadAxe(page: Document): Promise<AxeLike> {
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
