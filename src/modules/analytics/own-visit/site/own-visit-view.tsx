import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import { readablePath } from '../../reports/readable-path.ts'
import type { OwnVisit, OwnVisitData } from '../own-visit-page.ts'

const FACTS = ['source', 'campaign', 'country', 'device', 'browser', 'language'] as const

/** Every single value that is stored, in words; or that there is none. */
export function OwnVisitView({ data: { visit, isLeftOut }, lang }: ViewProps<OwnVisitData>) {
  const t = translator(messages, lang)
  return (
    <article className="wrap prose own-visit">
      <h1>{t('own.title')}</h1>
      {visit ? (
        <>
          <p>{t('own.lead')}</p>
          <Stored visit={visit} lang={lang} t={t} />
          <p>{t('own.until')}</p>
          <p>{t('own.shared')}</p>
        </>
      ) : (
        <p>{t(isLeftOut ? 'own.leftOut' : 'own.none')}</p>
      )}
    </article>
  )
}

type StoredProps = { visit: OwnVisit; lang: Lang; t: Translate<typeof messages> }

function Stored({ visit, lang, t }: StoredProps) {
  return (
    <dl>
      {FACTS.map((name) => (
        <div key={name}>
          <dt>{t(`own.${name}`)}</dt>
          <dd>{visit[name] ? wordsOf(name, visit[name], { lang, t }) : t('own.nothing')}</dd>
        </div>
      ))}
      <div>
        <dt>{t('own.newsletter')}</dt>
        <dd>{t(visit.newsletter ? 'own.followed' : 'own.nothing')}</dd>
      </div>
      <div>
        <dt>{t('own.pages')}</dt>
        {visit.pages.map(({ path, views }) => (
          <dd key={path}>
            {readablePath(path)} ({t('own.times', { count: views })})
          </dd>
        ))}
        {visit.pages.length === 0 && <dd>{t('own.nothing')}</dd>}
      </div>
      <div>
        <dt>{t('own.actions')}</dt>
        {visit.actions.map(({ kind, value, times }) => (
          <dd key={`${kind} ${value}`}>
            {actionWords(kind, value, t)} ({t('own.times', { count: times })})
          </dd>
        ))}
        {visit.actions.length === 0 && <dd>{t('own.nothing')}</dd>}
      </div>
    </dl>
  )
}

function actionWords(kind: string, value: string, t: StoredProps['t']): string {
  if (kind === 'download') return t('own.download', { file: value })
  return kind === 'block' ? t('own.block', { path: readablePath(value) }) : value
}

type Fact = (typeof FACTS)[number]

/** 'Telefon' for 'phone', 'Deutsch' for 'de'. */
function wordsOf(name: Fact, value: string, { lang, t }: Omit<StoredProps, 'visit'>): string {
  if (name === 'device' && (value === 'phone' || value === 'tablet' || value === 'desktop'))
    return t(`link.${value}`)
  if (name !== 'language' && name !== 'country') return value
  const type = name === 'language' ? 'language' : 'region'
  return new Intl.DisplayNames(lang, { type, fallback: 'code' }).of(value) ?? value
}
