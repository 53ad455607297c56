import { createHash } from 'node:crypto'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { escapeHtml } from '#kernel/site/escape-html.ts'
import { consentPage } from '../../consent/consent-page.ts'
import { messages } from '../../messages.ts'
import type { Service } from '../../services/service.ts'
import { type EmbedKind, embedPolicy } from './embed-policy.ts'
import { quietMarkup } from './quiet-markup.ts'

type EmbedDocument = { kind: 'document'; html: string; policy: string; status?: number }

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif}
body.full{display:block;height:100vh;overflow:hidden}
iframe{border:0;width:100%;height:100%}
img{position:fixed;inset:0;width:100%;height:100%;object-fit:cover;z-index:-1}
main{max-width:34rem;margin:.5rem;padding:.75rem 1rem;border-radius:10px;background:canvas;color:canvastext;border:1px solid color-mix(in srgb,canvastext 25%,canvas)}
h1{margin:0 0 .25rem;font-size:1.0625rem;line-height:1.3;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}p{margin:0 0 .75rem;font-size:.875rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;margin:0}
button{flex:1 1 7.5rem;min-height:2.75rem;padding:.5rem .25rem;font:inherit;font-size:.875rem;font-weight:500;text-align:center;border:1px solid currentcolor;border-radius:6px;background:canvas;color:canvastext;cursor:pointer}
p.s{margin:.5rem 0 0}a{color:inherit}
:focus-visible{outline:2px solid currentcolor;outline-offset:2px}`

const STYLE_HASH = hashOf(STYLE)

type Asked = {
  lang: Lang
  services: readonly Service[]
  version: string
  title: string
  poster: string
}

/** Says who would be called, and waits. Nothing in it comes from elsewhere. */
export function askingDocument({ lang, services, version, title, poster }: Asked): EmbedDocument {
  const t = translator(messages, lang)
  const label = services.map((service) => service.label).join(', ')
  const provider = [...new Set(services.map((service) => service.provider))].join(', ')
  const picture = /^\/(?!\/)/.test(poster) ? `<img src="${escapeHtml(poster)}" alt="">` : ''
  const button = (choice: 'once' | 'always') =>
    `<button name="choice" value="${choice}">${escapeHtml(t(`embed.${choice}`))}</button>`
  const settings = escapeHtml(consentPage.path[lang])
  const body = `${picture}<main>${title ? `<h1>${escapeHtml(title)}</h1>` : ''}
<p>${escapeHtml(t('embed.asks', { label, provider }))}</p>
<form method="post"><input type="hidden" name="version" value="${escapeHtml(version)}">${button('once')}${button('always')}</form>
<p class="s"><a href="${settings}" target="_top">${escapeHtml(t('embed.settings'))}</a></p></main>`
  return own('asking', { lang, title: title || label, body })
}

/** The block is gone, or the address was made up. */
export function goneDocument(lang: Lang): EmbedDocument {
  const text = translator(messages, lang)('embed.gone')
  const body = `<main><p>${escapeHtml(text)}</p></main>`
  return { ...own('asking', { lang, title: text, body }), status: 404 }
}

type Framed = { lang: Lang; title: string; address: string; hosts: readonly string[] }

export function framedDocument({ lang, title, address, hosts }: Framed): EmbedDocument {
  const name = title || translator(messages, lang)('embed.frame')
  const body = `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" allow="fullscreen; picture-in-picture; encrypted-media; autoplay" allowfullscreen sandbox="allow-scripts allow-same-origin allow-forms allow-presentation allow-popups allow-popups-to-escape-sandbox"></iframe>`
  return own('frame', { lang, title: name, body, className: 'full', hosts })
}

/** Links leave the frame; colours and margins fit the page as long as the markup sets no others. */
const PASTED_HEAD =
  '<meta charset="utf-8"><meta name="color-scheme" content="light dark"><base target="_blank">'

type Pasted = { lang: Lang; html: string; hosts: readonly string[] }

/** Markup as it was pasted, but for what calls others past its policy. Scripts in it run only where a host was accepted, and never as ours. */
export function pastedDocument({ lang, html, hosts }: Pasted): EmbedDocument {
  const hasScripts = hosts.length > 0 && /<script\b/i.test(html)
  const kind = hasScripts ? 'scripts' : 'markup'
  const body = `<body style="margin:0;font:1rem/1.6 system-ui,sans-serif">${quietMarkup(html)}`
  return {
    kind: 'document',
    html: `<!doctype html><html lang="${lang}">${PASTED_HEAD}${body}`,
    policy: embedPolicy({ kind, hosts }),
  }
}

/** A script of ours that starts a measuring service; the service itself comes from its host. */
export function measuringDocument(script: string, hosts: readonly string[]): EmbedDocument {
  return {
    kind: 'document',
    html: `<!doctype html><meta charset="utf-8"><title></title><script>${script}</script>`,
    policy: embedPolicy({ kind: 'scripts', hosts, script: hashOf(script) }),
  }
}

type OwnDocument = {
  lang: Lang
  title: string
  body: string
  className?: string
  hosts?: readonly string[]
}

function own(kind: EmbedKind, document: OwnDocument): EmbedDocument {
  const { lang, title, body, className = '', hosts = [] } = document
  return {
    kind: 'document',
    html: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body class="${className}">${body}</body></html>`,
    policy: embedPolicy({ kind, hosts, style: STYLE_HASH }),
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
