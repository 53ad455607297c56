import { defineConfig } from '@playwright/test'
import { knownChromium } from './scripts/find-chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // For machines that do other things at the same time; what is right does not wait that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What fades or slides can be pressed too early, and costs time at every window.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves a picture and the page in words; following every step would cost all tests.
    trace: 'off',
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: knownChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
