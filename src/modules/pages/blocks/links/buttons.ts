import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { Link } from '#kernel/site/block/link.ts'
import { homePage, imprintPage } from '../../pages.ts'
import { defaultWords } from '../palette/messages-default.ts'

const BUTTON_LOOKS = ['solid', 'quiet', 'text'] as const

/** A call to action; without a place to lead to it is not shown. */
const Button = z.object({
  label: text(80).default(''),
  link: Link.nullable().default(null),
  look: z.enum(BUTTON_LOOKS).default('solid'),
})
export type Button = z.output<typeof Button>

export const Buttons = z.array(Button).max(4).default([])

/** Two ways on that exist in every fresh installation. */
export function sampleButtons(lang: Lang): z.input<typeof Buttons> {
  const t = defaultWords(lang)
  const [home, imprint] = [homePage.path[lang], imprintPage.path[lang]]
  return [
    { label: t('button.contact'), link: { to: 'url', url: imprint } },
    { label: t('button.more'), link: { to: 'url', url: home }, look: 'quiet' },
  ]
}
