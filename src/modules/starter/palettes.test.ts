import { expect, test } from 'vitest'
import { themeOf } from '#modules/theme/config.ts'
import { weakPairs } from '#modules/theme/contrast.ts'
import { palettesOf, themeWith } from './palettes.ts'
import { TEMPLATE_NAMES } from './template-names.ts'

test.each(TEMPLATE_NAMES)('every palette of %s is readable by day and by night', (template) => {
  const { heading_font, body_font } = themeOf(template)
  for (const { name } of palettesOf(template)) {
    const theme = themeWith(template, { palette: name, heading_font, body_font })
    expect([name, weakPairs(theme.light), weakPairs(theme.dark)]).toEqual([name, [], []])
  }
})

test('an unknown palette is the one of the template', () => {
  const { heading_font, body_font, ...rest } = themeOf('werkstatt')
  const look = { palette: 'nothing', heading_font, body_font }
  expect(themeWith('werkstatt', look)).toEqual({ heading_font, body_font, ...rest })
})
