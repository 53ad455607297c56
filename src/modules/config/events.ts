import type { Label } from '#kernel/i18n/messages.ts'

type Changed = { section: string; parts: string[]; who: string }

/** A part of a section that only system may change has another value now. */
export const systemPartChanged: { readonly name: string; readonly payload?: Changed } = {
  name: 'config.system-part-changed',
}

type Guarded = { labels: Label[]; who: string }

/** Keys, money or rights are led elsewhere; `labels` is what people call what was changed. */
export const guardedPartChanged: { readonly name: string; readonly payload?: Guarded } = {
  name: 'config.guarded-part-changed',
}
