/**
 * Parts of names that only programs have. Most robots are found by what stands above the list: they do
 * not pretend to be a browser, or leave an address where they explain themselves.
 */
const PROGRAMS = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'headless',
  'phantomjs',
  'electron',
  'puppeteer',
  'playwright',
  'selenium',
  'webdriver',
  'lighthouse',
  'pagespeed',
  'gtmetrix',
  'pingdom',
  'uptime',
  'monitor',
  'checker',
  'validator',
  'scanner',
  'scraper',
  'archive',
  'preview',
  'externalhit',
  'externalagent',
  'mediapartners',
  'google-',
  'googleother',
  'google web',
  'google favicon',
  'bingpreview',
  'yahoo!',
  'feedfetcher',
  'fetcher',
  'embedly',
  'pinterest/0',
  'whatsapp',
  'chatgpt',
  'perplexity',
  'anthropic',
  'claude-',
  'python',
  'java/',
  'curl',
  'wget',
  'libwww',
  'httpclient',
  'go-http',
  'okhttp',
  'axios',
  'node-fetch',
  'undici',
  'dataprovider',
  'netcraft',
  'censys',
  'nmap',
  'zgrab',
  'ptst/',
  'rigor',
  'catchpoint',
  'dareboost',
  'sistrix',
  'prerender',
] as const

/** Whether a program asks, and nobody looks at the page. */
export function isProgram(agent: string): boolean {
  const isBrowser = agent.startsWith('Mozilla/5.0 (') || agent.startsWith('Opera/')
  if (!isBrowser || agent.length > 500) return true
  // A maker of phones whose name ends like a robot's.
  const name = agent.toLowerCase().replaceAll('cubot', '')
  if (name.includes('http:') || name.includes('https:') || name.includes('@')) return true
  if (name.includes('(compatible;') && !name.includes('msie')) return true
  return PROGRAMS.some((part) => name.includes(part))
}

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
