type Show = (page: Document) => void

/**
 * Shows something in every page that is, or comes to be, in a frame below an element: frames come
 * and go, are filled late, and exchange what is in them.
 */
export function watchFrames(area: Element, show: Show) {
  const known = new Map<HTMLIFrameElement, () => void>()
  const scan = () => {
    const now = new Set(area.querySelectorAll('iframe'))
    for (const [frame, end] of known) {
      if (now.has(frame)) continue
      end()
      known.delete(frame)
    }
    for (const frame of now) {
      if (!known.has(frame)) known.set(frame, watchFrame(frame, show))
    }
  }
  const changes = new MutationObserver(scan)
  changes.observe(area, { childList: true, subtree: true })
  scan()
  return {
    /** Now, in all of them. */
    each: (act: Show) => {
      for (const frame of known.keys()) inPage(frame, act)
    },
    end: () => {
      changes.disconnect()
      for (const end of known.values()) end()
    },
  }
}

function watchFrame(frame: HTMLIFrameElement, show: Show): () => void {
  const ends = new AbortController()
  const { signal } = ends
  const parts = new MutationObserver(() => inPage(frame, show))
  const attach = () => {
    const page = frame.contentDocument
    if (!page) return
    parts.disconnect()
    parts.observe(page.documentElement, { childList: true })
    // Rules of a style sheet exist only when it has come.
    page.addEventListener('load', (event) => isSheet(event.target) && inPage(frame, show), {
      capture: true,
      signal,
    })
    inPage(frame, show)
  }
  frame.addEventListener('load', attach, { signal })
  if (frame.contentDocument?.readyState === 'complete') attach()
  return () => {
    ends.abort()
    parts.disconnect()
  }
}

/** An empty frame is not a page of the website yet. */
function inPage(frame: HTMLIFrameElement, act: Show): void {
  const page = frame.contentDocument
  if (page?.documentElement.dataset.template) act(page)
}

/** Elements of a frame are made by another window: `instanceof` does not know them. */
function isSheet(target: EventTarget | null): boolean {
  return target !== null && 'nodeName' in target && target.nodeName === 'LINK'
}
