import { expect, test } from 'vitest'
import { weakContrast } from './weak-contrast.ts'

const mail = (inside: string) =>
  `<!doctype html><html><head><title>x</title></head><body style="background:#ffffff">${inside}</body></html>`

test('a text is judged on the ground it stands on, large ones less strictly', () => {
  expect(weakContrast(mail('<p style="color:#767676">gut</p>'))).toEqual([])
  expect(weakContrast(mail('<p style="color:#777777">knapp</p>'))).toEqual(['knapp'])
  expect(weakContrast(mail('<h1 style="color:#777;font-size:24px">groß</h1>'))).toEqual([])
  const card = '<td style="background:#1b1f28"><a style="color:#333333">dunkel</a></td>'
  expect(weakContrast(mail(`<table>${card}</table><p style="color:#000">hell</p>`))).toEqual([
    'dunkel',
  ])
})

test('after a tag is closed the colours around it count again, and pictures close themselves', () => {
  const inside =
    '<div style="color:#000"><img src="a.png" alt=""/><b style="color:#eee"><br/></b>hier</div>'
  expect(weakContrast(mail(inside))).toEqual([])
})

test('what nobody sees is not judged, and what has no colour of its own neither', () => {
  expect(weakContrast(mail('<div style="display:none;color:#fff"><i>vorab</i></div>'))).toEqual([])
  expect(weakContrast(mail('<p>ohne Farbe</p>'))).toEqual([])
  expect(weakContrast('kein HTML <')).toEqual([])
})
