import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { protectionMessages } from '../../messages.ts'

export function CodesLeft({ count, lang }: { count: number; lang: Lang }) {
  const t = translator(protectionMessages, lang)
  return <p>{count > 0 ? t('factor.codesLeft', { count }) : t('factor.codesNone')}</p>
}
