import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { NewsletterData } from '../pages.ts'

/** Where the newsletter begins: to subscribe, and to read what there was. */
export function NewsletterView({ lang, blocks }: ViewProps<NewsletterData>) {
  const t = translator(messages, lang)
  return (
    <article className="page page-standard">
      <header className="page-title">
        <h1>{t('home.title')}</h1>
        <p className="lead">{t('home.lead')}</p>
      </header>
      <div className="page-body">
        <div className="page-blocks">{blocks?.main}</div>
      </div>
    </article>
  )
}
