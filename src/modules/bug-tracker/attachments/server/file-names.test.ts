import { expect, test } from 'vitest'
import { attachmentHeader, cleanName, harmlessType } from './file-names.ts'

test.each([
  ['bild.png', 'bild.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\x\\Foto.jpg', 'Foto.jpg'],
  ['..', 'datei'],
  ['', 'datei'],
  ['   ', 'datei'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['foto\u202egpj.exe', 'fotogpj.exe'],
  ['Größe „x“.pdf', 'Größe „x“.pdf'],
])('%j becomes %j', (given, name) => {
  expect(cleanName(given)).toBe(name)
})

test('a long name keeps its ending', () => {
  const name = cleanName(`${'a'.repeat(500)}.tar.gz`)
  expect([...name]).toHaveLength(200)
  expect(name.endsWith('.tar.gz')).toBe(true)
})

test('only harmless types are told to a browser', () => {
  expect(harmlessType('image/png')).toBe('image/png')
  expect(harmlessType('TEXT/PLAIN; charset=utf-8')).toBe('text/plain')
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', '', 'x']) {
    expect(harmlessType(type)).toBe('application/octet-stream')
  }
})

test('a header cannot be broken out of', () => {
  const header = attachmentHeader(`a";\r\nx: y'("ü")*.png`)
  expect(header).not.toMatch(/[\r\n]/)
  expect(header.match(/"/g)).toHaveLength(2)
  expect(header).toContain("filename*=UTF-8''a%22%3B%0D%0Ax%3A%20y%27%28%22%C3%BC%22%29%2A.png")
})
