import { translator } from '#kernel/i18n/texts.ts'
import type { LayoutProps } from '#kernel/site/site-module.ts'
import { texts } from '../messages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Parts with `data-swap` are exchanged by the navigation script, the rest stays. */
export function Layout({ frame, lang, path, alternates, children }: LayoutProps) {
  const t = translator(texts, lang)
  return (
    <>
      <a className="skip" href="#main" data-swap="skip">
        {t('skip')}
      </a>
      <Header frame={frame} lang={lang} path={path} alternates={alternates} />
      <main id="main" tabIndex={-1} data-swap="main">
        {children}
      </main>
      <Footer frame={frame} lang={lang} />
    </>
  )
}
