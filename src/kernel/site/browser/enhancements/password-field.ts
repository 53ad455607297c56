const PAUSE_MS = 500

type Strength = { score: number; isGood: boolean; warning: string; suggestions: string[] }

/** A button that shows what was typed, and where the field asks for it, how strong it is. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) return
  addToggle(element)
  const meter = document.querySelector<HTMLElement>(`[data-strength-of="${element.id}"]`)
  if (meter) watchStrength(element, meter)
}

function addToggle(input: HTMLInputElement): void {
  const { show = '', hide = '' } = input.dataset
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'reveal'
  button.setAttribute('aria-controls', input.id)
  const draw = () => {
    button.textContent = input.type === 'password' ? show : hide
  }
  draw()
  button.addEventListener('click', () => {
    input.type = input.type === 'password' ? 'text' : 'password'
    draw()
    input.focus()
  })
  // A field that shows its password would be remembered by the browser as plain text.
  input.form?.addEventListener('submit', () => {
    input.type = 'password'
  })
  input.parentElement?.classList.add('with-reveal')
  input.after(button)
}

/** Asks once the typing pauses; only the newest answer counts. */
function watchStrength(input: HTMLInputElement, meter: HTMLElement): void {
  const words = (meter.dataset.words ?? '').split('|')
  let timer = 0
  let latest = 0
  const judge = () => {
    window.clearTimeout(timer)
    latest += 1
    const mine = latest
    if (input.value === '') return draw(meter, undefined, words)
    timer = window.setTimeout(async () => {
      const found = await ask(meter.dataset.strength ?? '', input)
      if (mine === latest) draw(meter, found, words)
    }, PAUSE_MS)
  }
  input.addEventListener('input', judge)
  // Someone may have typed before this script was there.
  if (input.value !== '') judge()
}

/** Without an answer nothing is said; the server judges the password once more anyway. */
async function ask(address: string, input: HTMLInputElement): Promise<Strength | undefined> {
  const handle = input.form?.querySelector<HTMLInputElement>('input[name=handle]')?.value
  const body = JSON.stringify({ password: input.value, ...(handle ? { handle } : {}) })
  const headers = {
    'content-type': 'application/json',
    'accept-language': document.documentElement.lang,
  }
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

function draw(meter: HTMLElement, found: Strength | undefined, words: readonly string[]): void {
  meter.hidden = !found
  if (!found) return
  meter.dataset.score = String(found.score)
  meter.classList.toggle('good', found.isGood)
  const advice = found.isGood ? '' : ((found.warning || found.suggestions[0]) ?? '')
  meter.textContent = [words[found.score], advice].filter(Boolean).join(' · ')
}
