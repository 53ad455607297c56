import type { Lang } from '#kernel/i18n/messages.ts'
import { loginPage } from '../../sign-in/pages.ts'

/** Over the login page, which knows where the person belongs and what is still to be done. */
export function onwardAddress({ lang, next }: { lang: Lang; next: string }): string {
  return loginPage.path[lang] + (next ? `?next=${encodeURIComponent(next)}` : '')
}

export function goOn(state: { lang: Lang; next: string }): void {
  location.assign(onwardAddress(state))
}
