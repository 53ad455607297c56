/** Tags of the head that belong to one page. */
const PAGE_TAGS = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join()

/** Whether the page can be put in place of the shown one: same parts, same build, same look. */
export function fits(next: Document): boolean {
  return shape(next) === shape(document)
}

/** Exchanges what differs between pages; what surrounds it, running islands included, stays. */
export function swapIn(next: Document): void {
  const { documentElement: root, head } = document
  root.lang = next.documentElement.lang
  document.title = next.title
  for (const old of head.querySelectorAll(PAGE_TAGS)) old.remove()
  head.append(...next.head.querySelectorAll(PAGE_TAGS))
  for (const part of document.querySelectorAll<HTMLElement>('[data-swap]')) {
    const fresh = next.querySelector(`[data-swap="${part.dataset.swap}"]`)
    if (fresh) part.replaceWith(fresh)
  }
}

function shape(page: Document): string {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-swap]')].map(
    (part) => part.dataset.swap,
  )
  const build = [...page.querySelectorAll('script[src],link[rel=stylesheet]')].map(
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
  )
  const { template, header, footer } = page.documentElement.dataset
  const tokens = page.head.querySelector('style')?.textContent
  return [template, header, footer, tokens, ...parts, ...build].join('|')
}
