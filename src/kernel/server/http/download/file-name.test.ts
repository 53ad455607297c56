import { parse } from 'content-disposition'
import { expect, test } from 'vitest'
import { cleanName, disposition } from './file-name.ts'

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
  expect([...name]).toHaveLength(180)
  expect(name.endsWith('.tar.gz')).toBe(true)
})

test('a header cannot be broken out of', () => {
  const header = disposition('attachment', `a";\r\nx: y'("ü")*.png`)
  expect(header).not.toMatch(/[\r\n]/)
  expect(parse(header).parameters.filename).toBe(`a";\r\nx: y'("ü")*.png`)
  expect(header).toContain("filename*=UTF-8''a%22%3B%0D%0Ax%3A%20y%27%28%22%C3%BC%22%29%2A.png")
})
