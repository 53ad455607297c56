import type { Lang } from '#kernel/i18n/messages.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Mail programs know tables and inline styles; dark ones also read the classes. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0e1218 !important }
  .card { background: #171b22 !important; border-color: #333841 !important }
  .text { color: #e6e8ec !important }
  .muted { color: #a3a8b1 !important }
  .button { background: #3e64b9 !important }
  .link { color: #a5c1f8 !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important } }`

type Layout = {
  title: string
  paragraphs: readonly string[]
  link?: { label: string; url: string }
  footer: string
  lang: Lang
}

/** One column, one accent, no pictures: nothing to load and nothing to block. */
export function mailLayout({ title, paragraphs, link, footer, lang }: Layout): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f3f4f6">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="card" style="background:#ffffff;border:1px solid #dde0e4;border-radius:10px;padding:36px 40px;text-align:left">
<h1 class="text" style="${FONT};margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;color:#1b1f28">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}${link ? button(link) : ''}
</td></tr>
<tr><td class="muted" style="${FONT};padding:20px 12px 0;font-size:12px;line-height:1.5;color:#505660;text-align:center">${lines(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p class="text" style="${FONT};margin:0 0 16px;font-size:16px;line-height:1.6;color:#30363f">${lines(text)}</p>`
}

/** The address stands below the button in full, so that it can be read before it is followed. */
function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr>
<td class="button" style="background:#22408a;border-radius:6px"><a href="${href}" style="${FONT};display:inline-block;padding:14px 24px;font-size:16px;line-height:1;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="${FONT};margin:0;font-size:12px;line-height:1.5;color:#505660;word-break:break-all"><a class="link" href="${href}" style="color:#22408a">${href}</a></p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r\n|[\r\n]/g, '<br>')
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}
