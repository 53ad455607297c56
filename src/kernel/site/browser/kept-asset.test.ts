import { expect, test } from 'vitest'
import { isKeptAsset } from './kept-asset.ts'

const SITE = 'https://holm.example'

test.each([
  '/assets/site-B6Z8jAIS.css',
  '/assets/fraunces-latin-opsz-normal-DihXLNYH.woff2',
  '/assets/front-door-CZT-Tmg1.svg',
])('%s is kept', (path) => {
  expect(isKeptAsset(SITE + path, SITE)).toBe(true)
})

test.each([
  `${SITE}/`,
  `${SITE}/Impressum`,
  `${SITE}/admincenter`,
  `${SITE}/api/v0/auth/getLoggedInState/`,
  `${SITE}/download/site-B6Z8jAIS.css`,
  `${SITE}/assets/site-B6Z8jAIS.css?user=1`,
  `${SITE}/assets/../api/secret-B6Z8jAIS.js`,
  `${SITE}/assets/deep/site-B6Z8jAIS.css`,
  `${SITE}/assets/index.html`,
  'https://evil.example/assets/site-B6Z8jAIS.css',
  'nonsense',
])('%s is not kept', (address) => {
  expect(isKeptAsset(address, SITE)).toBe(false)
})
