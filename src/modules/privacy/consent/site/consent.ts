import { CONSENT_COOKIE, readDecision } from '../consent-cookie.ts'

/** The law wants these within reach, so nothing is ever laid over them. */
const LEGAL = /^\/(?:impressum|datenschutz|en\/imprint|en\/privacy)(?:\/|$)/i

/**
 * Asks visitors who have not decided yet, and lets every frame and counter on the page follow what
 * they decide, here or inside a frame. The element says which list is in force and where its form is.
 */
export function enhance(place: HTMLElement): void {
  // In a frame the page is only looked at: a preview, or the designer.
  if (window !== window.parent) return
  let known = acceptedNow(place)
  const follow = (event?: Event) => {
    const accepted = acceptedNow(place)
    if (accepted.join() === known.join()) return
    const changed = (name: string) => accepted.includes(name) !== known.includes(name)
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-embed]')) {
      const services = (frame.dataset.embed ?? '').split(' ')
      // The one that was opened from inside shows what was decided already.
      if (frame !== event?.target && services.some(changed))
        frame.contentWindow?.location.replace(frame.src)
    }
    known = accepted
    measure(place, known)
  }
  const onPage = () => {
    measure(place, known)
    if (!isDecided(place) && !LEGAL.test(location.pathname)) void ask(place, follow)
  }
  // A frame that was opened for good inside itself says so by loading anew; `load` does not bubble.
  document.addEventListener('load', follow, true)
  addEventListener('focus', follow)
  new MutationObserver(onPage).observe(document.body, { childList: true })
  onPage()
}

function decision() {
  const start = `${CONSENT_COOKIE}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return readDecision(found?.slice(start.length))
}

function isDecided({ dataset }: HTMLElement): boolean {
  return decision()?.version === dataset.consent
}

function acceptedNow(place: HTMLElement): readonly string[] {
  return isDecided(place) ? (decision()?.accepted ?? []) : []
}

/** One hidden frame for each measuring service in use, made anew for every page that is shown. */
function measure({ dataset }: HTMLElement, accepted: readonly string[]): void {
  const { pathname, search } = location
  const names = dataset.measure?.split(' ').filter((name) => accepted.includes(name)) ?? []
  const wanted = names.map(
    (name) => `/embed/${name}/setting#${encodeURIComponent(pathname + search)}`,
  )
  for (const old of document.querySelectorAll<HTMLIFrameElement>('iframe[data-measure]')) {
    const at = wanted.indexOf(old.dataset.measure ?? '')
    if (at < 0) old.remove()
    else wanted.splice(at, 1)
  }
  for (const src of wanted) {
    const frame = document.createElement('iframe')
    Object.assign(frame, { hidden: true, src, title: '' })
    frame.dataset.measure = src
    document.body.append(frame)
  }
}

let isAsking = false

/** The form of the page, in a dialog: the same words, the same list, the same three buttons. */
async function ask(place: HTMLElement, follow: () => void): Promise<void> {
  if (isAsking) return
  isAsking = true
  const form = await fetchForm(place.dataset.form ?? '')
  // A tab that stood open for long learns here that the list has changed meanwhile.
  place.dataset.consent = versionOf(form) ?? place.dataset.consent
  if (!form || isDecided(place)) {
    isAsking = false
    return
  }
  const dialog = document.createElement('dialog')
  const decide = async (choice: string) => {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) body.append(name, String(value))
    body.set('choice', choice)
    dialog.close()
    dialog.remove()
    // What could not be kept is refused, and asked again on the next page.
    await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
    isAsking = false
    follow()
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    void decide('none')
  })
  takeChoices(form, (choice) => void decide(choice))
  show(dialog, form)
}

/** The list opens with the button that chooses from it. */
function takeChoices(form: HTMLFormElement, decide: (choice: string) => void): void {
  const list = form.querySelector('fieldset')
  const choose = form.querySelector<HTMLButtonElement>('[data-choose]')
  const save = choose?.textContent ?? ''
  if (list) list.hidden = true
  if (choose) choose.textContent = choose.dataset.choose ?? ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const choice = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'none'
    if (choice !== 'chosen' || !list?.hidden || !choose) return decide(choice)
    list.hidden = false
    choose.textContent = save
    list.querySelector('input')?.focus()
  })
}

function show(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  const title = form.querySelector<HTMLElement>('h2')
  dialog.className = 'consent-dialog'
  dialog.setAttribute('aria-label', title?.textContent ?? '')
  dialog.append(form)
  document.body.append(dialog)
  dialog.showModal()
  // On the words, not on a button: Enter must not decide anything by accident.
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

function versionOf(form: HTMLFormElement | null): string | undefined {
  return form?.querySelector<HTMLInputElement>('[name=version]')?.value
}

/** Where it cannot be fetched nobody is asked, and everything stays refused. */
async function fetchForm(address: string): Promise<HTMLFormElement | null> {
  try {
    const response = await fetch(address)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.querySelector<HTMLFormElement>('form[data-consent-form]')
  } catch {
    return null
  }
}
