import type { Lang } from '#kernel/i18n/messages.ts'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import type { ConfigStore } from '../../config/config-store.ts'
import type { ServerModule } from '../../module.ts'

/** What the tokens in texts stand for, from all modules that have some. */
export function tokensOf(
  modules: readonly ServerModule[],
  config: ConfigStore,
  lang: Lang,
): Record<string, string> {
  const all = modules.map(({ site }): Tokens => site?.tokens?.(config, lang) ?? {})
  return Object.assign({}, ...all)
}
