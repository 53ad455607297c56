type Device = 'phone' | 'tablet' | 'desktop'

export function deviceOf(agent: string): Device {
  const isAndroid = agent.includes('Android')
  const isMobile = agent.includes('Mobi')
  if (agent.includes('iPad') || agent.includes('Tablet') || (isAndroid && !isMobile))
    return 'tablet'
  return isMobile || agent.includes('iPhone') ? 'phone' : 'desktop'
}

/** In this order: most browsers also claim to be the ones below them. */
const BROWSERS: readonly (readonly [string, readonly string[]])[] = [
  ['Edge', ['Edg/', 'EdgA/', 'EdgiOS/', 'Edge/']],
  ['Opera', ['OPR/', 'Opera', 'OPT/']],
  ['Samsung Internet', ['SamsungBrowser/']],
  ['Vivaldi', ['Vivaldi/']],
  ['DuckDuckGo', ['DuckDuckGo/', 'Ddg/']],
  ['Firefox', ['Firefox/', 'FxiOS/']],
  ['Chrome', ['Chrome/', 'CriOS/']],
  ['Safari', ['Safari/']],
]

/** The family alone; an empty text when it is none of the known ones. */
export function browserOf(agent: string): string {
  const found = BROWSERS.find(([, marks]) => marks.some((mark) => agent.includes(mark)))
  return found?.[0] ?? ''
}

/** The first wish of the browser, without its region: 'de' of 'de-DE,de;q=0.9'. */
export function languageOf(accepted: string | undefined): string {
  return /^\s*([a-z]{2,3})\b/i.exec(accepted ?? '')?.[1]?.toLowerCase() ?? ''
}
