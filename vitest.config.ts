import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/same-words.ts', 'tests/after-each-file.ts'],
    pool: 'forks',
    // Files of one worker share what they import: a third of the time went into importing it anew.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What is waited for comes at once on an idle machine, and late on one that does other things too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 30 } },
    env: { NODE_ENV: 'test' },
  },
})
