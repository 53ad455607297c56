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
