import { describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { houseImports } from './architecture/imports.ts'
import { readSources } from './architecture/sources.ts'
import { syntaxFaults } from './architecture/syntax.ts'
import { judgeImport } from './architecture/walls.ts'

const sources = readSources()
const needs = new Map(serverModules.map((module) => [module.name, module.needs ?? []]))

const BANNED = /(^|\/)(utils?|helpers?|common|misc|managers?|types|index)\.tsx?$/
/** Tools that demand a default export. */
const MAY_EXPORT_DEFAULT = /^(tests\/global-setup\.ts|e2e\/global-setup\.ts)$/
const isWorker = (path: string) => path.endsWith('.worker.ts')

/** Compares a password with a stored hash; see `check-password.ts` for who may ask it. */
const MATCH = 'src/modules/auth/passwords/server/password-match.ts'

describe('the house', () => {
  test('every import goes in an allowed direction', () => {
    const wrong = sources.flatMap(houseImports).flatMap((found) => {
      const advice = judgeImport(found, needs)
      return advice ? [`${found.from} → ${found.to}: ${advice}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('no module needs itself in a circle', () => {
    const reach = (name: string, seen: string[]): string[] =>
      seen.includes(name)
        ? [[...seen, name].join(' → ')]
        : (needs.get(name) ?? []).flatMap((next) => reach(next, [...seen, name]))
    expect([...needs.keys()].flatMap((name) => reach(name, []))).toEqual([])
  })

  test('a password is compared in one room, which counts every try', () => {
    const code = sources.filter(({ path, isTest }) => path.startsWith('src/') && !isTest)
    const comparing = code
      .filter(({ text }) => /\bverify\b[^}]*\}\s*(from|=)[^\n]*@node-rs\/argon2/.test(text))
      .concat(code.filter(({ text }) => /(\* as|import\()[^\n]*@node-rs\/argon2/.test(text)))
    expect(comparing.map(({ path }) => path)).toEqual([MATCH])
    const using = code.filter((one) => houseImports(one).some(({ to }) => to === MATCH))
    expect(using.map(({ path }) => path)).toEqual([
      'src/modules/auth/passwords/server/check-password.ts',
    ])
  })

  test('files are short: 300 lines', () => {
    const long = sources
      // Nobody writes a snapshot, and it is as long as what it pictures.
      .filter(({ path, lines }) => lines > 300 && !path.endsWith('.snapshot.ts'))
      .map(({ path, lines }) => `${path} has ${lines} lines`)
    expect(long).toEqual([])
  })

  test('the median file has at most 80 lines', () => {
    const lines = sources.map((source) => source.lines).sort((a, b) => a - b)
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(80)
  })

  test('functions are short and code is free of any, casts and barrels', () => {
    expect(sources.flatMap(syntaxFaults)).toEqual([])
  })

  test('names say what is inside', () => {
    const wrong = sources.map(({ path }) => path).filter((path) => BANNED.test(path))
    expect(wrong).toEqual([])
    const odd = sources.map(({ path }) => path).filter((path) => !/^[a-z0-9/._-]+$/.test(path))
    expect(odd).toEqual([])
  })

  test('nothing is suppressed, nothing is left for later', () => {
    const marks = ['biome-', 'oxlint-', 'eslint-'].map((tool) => `${tool}(ignore|disable)`)
    const pattern = new RegExp(
      `${marks.join('|')}|@ts-(ignore|expect-error|nocheck)|\\b(TO${'DO'}|FIX${'ME'})\\b|\\b(test|it|describe)\\.(only|skip)\\(`,
    )
    const wrong = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
    expect(wrong).toEqual([])
  })

  test('what is too slow for the event loop is loaded by a worker alone', () => {
    const slow = /^(?!import type).*(from |import\()'@zxcvbn-ts\//m
    const wrong = sources
      .filter(({ path, text, isTest }) => !isTest && slow.test(text) && !isWorker(path))
      .map(({ path }) => path)
    expect(wrong).toEqual([])
    const workers = sources.map(({ path }) => path).filter(isWorker)
    const used = sources.flatMap(houseImports).filter(({ to }) => workers.includes(to))
    expect(used).toEqual([])
  })

  test('only named exports', () => {
    const wrong = sources
      .filter(({ path, text }) => /^export default/m.test(text) && !MAY_EXPORT_DEFAULT.test(path))
      .map(({ path }) => path)
    expect(wrong).toEqual([])
  })
})
