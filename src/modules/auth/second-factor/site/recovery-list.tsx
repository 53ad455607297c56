import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { factorMessages } from '../messages.ts'

type Props = { codes: readonly string[]; lang: Lang; next: string }

export function RecoveryList({ codes, lang, next }: Props) {
  const t = translator(factorMessages, lang)
  return (
    <>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>{t('codes.keep')}</p>
      <p>
        <a className="button" href={next} data-plain>
          {t('codes.go_on')}
        </a>
      </p>
    </>
  )
}
