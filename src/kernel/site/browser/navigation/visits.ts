import type { ProgressDriver } from '#ui/progress-bar/progress-driver.ts'
import { withoutHash } from './link-target.ts'
import type { PageSource } from './page-source.ts'
import type { Positions } from './positions.ts'
import { jump, scrollToPlace } from './scroll.ts'
import { SHOWN_AHEAD } from './shown-event.ts'

/** Tags of the head that belong to one page. */
const PAGE_TAGS = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join()

const NAVIGATION_FAILED = 'kontor:navigation-failed'

type Visit = {
  href: string
  /** How far to scroll when going back or forward; a new visit has none. */
  position?: number
}
type Parts = { source: PageSource; positions: Positions; bar: ProgressDriver; onSwap(): void }

/**
 * Goes from page to page. The shown one stays until the next has arrived; when it does not, the
 * navigation gets the error, the bar turns red and the browser loads the address plainly.
 */
export function createVisits({ source, positions, bar, onSwap }: Parts) {
  let shown = withoutHash(location.href)
  let latest = 0

  const show = (next: Document, { href, position }: Visit) => {
    if (position === undefined) positions.push(href)
    swapIn(next)
    shown = withoutHash(href)
    announcePage(position === undefined ? scrollToPlace(new URL(href).hash) : undefined)
    if (position !== undefined) jump(position)
    onSwap()
  }

  const load = async ({ href, position }: Visit, isLatest: () => boolean) => {
    const page = await source.get(withoutHash(href))
    if (!isLatest()) return
    const next = new DOMParser().parseFromString(page.html, 'text/html')
    if (!fits(next)) return location.assign(href)
    await inTransition(() => show(next, { href: page.url + new URL(href).hash, position }))
    if (page.isAhead) dispatchEvent(new Event(SHOWN_AHEAD))
    bar.finish()
  }

  return {
    isShown: (href: string) => withoutHash(href) === shown,
    visit: async (visit: Visit): Promise<void> => {
      latest += 1
      const mine = latest
      bar.start()
      try {
        await load(visit, () => mine === latest)
      } catch (error) {
        if (mine !== latest) return
        bar.fail()
        dispatchEvent(new CustomEvent(NAVIGATION_FAILED, { detail: error }))
        location.assign(visit.href)
      }
    },
  }
}

async function inTransition(update: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return update()
  const transition = document.startViewTransition(update)
  // Leaving in the middle of it only means that nothing is animated.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}

/** Tells screen readers that another page is shown, and where reading goes on. */
function announcePage(place: Element | undefined): void {
  const start = place ?? document.querySelector('main h1') ?? document.querySelector('main')
  if (start instanceof HTMLElement) {
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1
    start.focus({ preventScroll: true })
  }
  region().textContent = document.title
}

function region(): HTMLElement {
  const known = document.getElementById('announcer')
  if (known) return known
  const made = document.createElement('p')
  made.id = 'announcer'
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  document.body.append(made)
  return made
}

/** Whether the page can be put in place of the shown one: same parts, same build, same look. */
function fits(next: Document): boolean {
  return shape(next) === shape(document)
}

/** Exchanges what differs between pages; what surrounds it, running islands included, stays. */
function swapIn(next: Document): void {
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
