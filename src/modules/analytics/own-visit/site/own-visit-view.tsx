import { type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import { readablePath } from '../../reports/readable-path.ts'
import type { OwnVisit, OwnVisitData } from '../own-visit-page.ts'

const FACTS = ['source', 'campaign', 'country', 'device', 'browser', 'language'] as const

/** Every single value, as it is stored; or that there is none. */
export function OwnVisitView({ data: { visit, isLeftOut }, lang }: ViewProps<OwnVisitData>) {
  const t = translator(messages, lang)
  return (
    <article className="wrap prose own-visit">
      <h1>{t('own.title')}</h1>
      <p>{t('own.lead')}</p>
      {visit ? <Stored visit={visit} t={t} /> : <p>{t(isLeftOut ? 'own.leftOut' : 'own.none')}</p>}
      <p>{t('own.until')}</p>
    </article>
  )
}

function Stored({ visit, t }: { visit: OwnVisit; t: Translate<typeof messages> }) {
  return (
    <dl>
      {FACTS.map((name) => (
        <div key={name}>
          <dt>{t(`own.${name}`)}</dt>
          <dd>{visit[name] || t('own.nothing')}</dd>
        </div>
      ))}
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
            {kind === 'download' ? t('own.download', { file: value }) : value} (
            {t('own.times', { count: times })})
          </dd>
        ))}
        {visit.actions.length === 0 && <dd>{t('own.nothing')}</dd>}
      </div>
    </dl>
  )
}
