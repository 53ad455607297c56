import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { protectionTexts } from '../../messages.ts'

export function CodesLeft({ count, lang }: { count: number; lang: Lang }) {
  const t = translator(protectionTexts, lang)
  return <p>{count > 0 ? t('factor.codesLeft', { count }) : t('factor.codesNone')}</p>
}
