import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import { DAYS, type Hours, type WeekDay } from '../config.ts'
import { messages } from '../messages.ts'

type Words = Translate<typeof messages>

/** The hours as people say them: 'Montag bis Donnerstag', '7:00–16:30 Uhr'. */
export function hoursLines(hours: readonly Hours[], lang: Lang): { days: string; times: string }[] {
  const t = translator(messages, lang)
  return hours.map((line) => ({
    days: runsOf(line.days)
      .map((run) => nameRun(run, t))
      .join(', '),
    times: timesOf(line, lang, t),
  }))
}

function timesOf({ opens, closes, note }: Hours, lang: Lang, t: Words): string {
  if (!opens || !closes) return note[lang] || t('facts.closed')
  return t('facts.range', { opens: short(opens), closes: short(closes) })
}

/** Days that follow one another stand together. */
function runsOf(days: readonly WeekDay[]): WeekDay[][] {
  const runs: WeekDay[][] = []
  for (const day of DAYS.filter((known) => days.includes(known))) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && DAYS.indexOf(day) === DAYS.indexOf(before) + 1) last.push(day)
    else runs.push([day])
  }
  return runs
}

function nameRun(run: readonly WeekDay[], t: Words): string {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return ''
  if (run.length < 3) return run.map((day) => t(`days.${day}`)).join(', ')
  return t('facts.until', { from: t(`days.${first}`), to: t(`days.${last}`) })
}

function short(time: string): string {
  return time.replace(/^0/, '')
}
