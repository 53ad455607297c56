import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../../messages-block.ts'
import type { html } from './block.ts'

/** Links leave the sandbox; colours and margins fit the page around it as long as it sets no others. */
const HEAD =
  '<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">' +
  '<base target="_blank"><body style="margin:0;font:1rem/1.6 system-ui,sans-serif">'

/**
 * Foreign markup in a sandbox: without scripts, forms and the site's own origin, and under the
 * page's content policy, so that it fetches nothing from elsewhere either.
 */
export function HtmlView({ props, lang }: PropsOf<typeof html>) {
  if (!props.html.trim()) return null
  const t = translator(blockMessages, lang)
  return (
    <iframe
      className="html-frame"
      title={props.title || t('html.title')}
      srcDoc={HEAD + props.html}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      height={props.height}
    />
  )
}
