type Suggestion = { title: string; href: string; price: string | null }

const PAUSE_MS = 150
const SHORTEST = 2
let lists = 0

/** Products below the field while somebody types; Enter without a choice searches as ever. */
export function enhance(place: HTMLElement): void {
  const input = place.querySelector('input')
  if (!input) return
  lists += 1
  const list = document.createElement('div')
  list.id = `suggestions-${lists}`
  list.className = 'suggestions'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', input.getAttribute('aria-label') ?? '')
  list.hidden = true
  place.append(list)
  input.autocomplete = 'off'
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)
  listen(input, list, place.dataset.suggest ?? '')
}

function listen(input: HTMLInputElement, list: HTMLElement, url: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(input, list, url), PAUSE_MS)
  })
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return
    if (event.key === 'Escape') show(input, list, [])
    else if (event.key === 'ArrowDown') choose(input, list, 1)
    else if (event.key === 'ArrowUp') choose(input, list, -1)
    else if (event.key === 'Enter' && chosen(list)) chosen(list)?.click()
    else return
    event.preventDefault()
  })
  input.addEventListener('blur', () => show(input, list, []))
  // The field keeps the focus, so that the list stays until the click arrives.
  list.addEventListener('mousedown', (event) => event.preventDefault())
}

async function ask(input: HTMLInputElement, list: HTMLElement, url: string): Promise<void> {
  const typed = input.value.trim()
  if (typed.length < SHORTEST) return show(input, list, [])
  const headers = { 'accept-language': document.documentElement.lang }
  const answer = await fetch(`${url}?q=${encodeURIComponent(typed)}`, { headers }).catch(() => null)
  const found: Suggestion[] = answer?.ok ? (await answer.json()).suggestions : []
  // What was typed meanwhile asks for itself, and who has left wants to see nothing.
  if (input.value.trim() === typed && document.activeElement === input) show(input, list, found)
}

function show(input: HTMLInputElement, list: HTMLElement, found: readonly Suggestion[]): void {
  list.replaceChildren(...found.map((one, at) => optionOf(one, `${list.id}-${at}`)))
  list.hidden = found.length === 0
  input.setAttribute('aria-expanded', String(found.length > 0))
  input.removeAttribute('aria-activedescendant')
}

function optionOf({ title, href, price }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('a')
  option.id = id
  option.href = href
  option.tabIndex = -1
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.append(
    title,
    ...(price ? [Object.assign(document.createElement('span'), { textContent: price })] : []),
  )
  return option
}

function chosen(list: HTMLElement): HTMLElement | null {
  return list.querySelector('[aria-selected="true"]')
}

/** Past the last one the field itself is next, and then the first again. */
function choose(input: HTMLInputElement, list: HTMLElement, step: number): void {
  const options = [...list.children]
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
  const places = options.length + 1
  const next = options[((at + 1 + step + places) % places) - 1]
  for (const option of options) option.setAttribute('aria-selected', String(option === next))
  if (next) input.setAttribute('aria-activedescendant', next.id)
  else input.removeAttribute('aria-activedescendant')
  next?.scrollIntoView({ block: 'nearest' })
}
