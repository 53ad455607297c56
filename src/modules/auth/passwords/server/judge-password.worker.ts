import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as german from '@zxcvbn-ts/language-de'
import * as english from '@zxcvbn-ts/language-en'
import { serveTasks } from '#kernel/server/workers/serve-tasks.ts'
import { GOOD_SCORE, type JudgeTask, MAX_SEEN } from './judge-task.ts'

/** Some 30 MB of dictionaries: they live here only, and go with the thread. */
const { commonWords, firstnames, lastnames, wikipedia } = german.dictionary
const judge = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    'commonWords-de': commonWords,
    'firstnames-de': firstnames,
    'lastnames-de': lastnames,
    'wikipedia-de': wikipedia,
  },
  graphs: common.adjacencyGraphs,
  maxLength: MAX_SEEN,
  // More would let a hostile password keep the thread for seconds.
  l33tMaxSubstitutions: 10,
})

serveTasks(({ password, words }: JudgeTask) => {
  const whole = judge.check(password, words)
  const core = coreOf(password)
  const bare = core && whole.score >= GOOD_SCORE ? judge.check(core, words) : undefined
  const isBareWeak = bare !== undefined && bare.score <= 1
  const { feedback } = isBareWeak ? bare : whole
  return { score: isBareWeak ? 2 : whole.score, feedback }
})

/**
 * What is left of 'Passwort2026!' without its trimmings. Guessers try common passwords with a year
 * and a mark first, so those add nothing; a longer tail is a secret of its own.
 */
function coreOf(password: string): string | undefined {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const trimmings = password.length - core.length
  const isWorn = trimmings > 0 && trimmings <= 8 && core.length >= 4 && core.length <= 40
  return isWorn ? core : undefined
}
