import { type MailTheme, PLAIN_MAIL_THEME } from '#kernel/mail-view/mail-theme.ts'
import type { ConfigStore } from '../../config/config-store.ts'
import type { ServerModule } from '../../module.ts'

export type Look = { config: Pick<ConfigStore, 'get'>; modules: readonly ServerModule[] }

/** How mails of this house look: like its website. */
export function mailThemeOf({ config, modules }: Look): MailTheme {
  const keeper = modules.find(({ mailTheme }) => mailTheme !== undefined)
  return keeper?.mailTheme?.(config) ?? PLAIN_MAIL_THEME
}
