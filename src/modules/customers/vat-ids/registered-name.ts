/** Says nothing about who it is: legal forms, and the small words between names. */
const COMMON = new Set(
  `ag gmbh ges gesmbh mbh kg ohg og ug eu ek gbr se co cie und and et the der die das mit bei fur
  firma gesellschaft company haftung beschrankter haftungsbeschrankt ltd limited inc plc llc sarl sas sa
  eurl srl srls spa snc sl slu bv nv vof cv as ab oy oyj aps zoo sro kft zrt doo dd sia uab ou lda`.split(
    /\s+/,
  ),
)

type TypedName = { company: string; last_name: string }

/**
 * Whether the name in the register can be that of whoever typed the VAT id: one word of it is enough, since
 * companies shorten their names. Countries that tell no name leave it open.
 */
export function mayBeRegisteredAs(registered: string, typed: TypedName): boolean {
  if (registered === '') return true
  const known = wordsIn(registered)
  const said = wordsIn(typed.company)
  const words = new Set([...said, ...wordsIn(typed.last_name)])
  return known.some((word) => words.has(word)) || known.join('') === said.join('')
}

/** 'Müller & Söhne GmbH' and 'MUELLER SOEHNE' have the same words, 'A.B.C.' and 'ABC' too. */
function wordsIn(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[.'’]/g, '')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const telling = words.filter((word) => !COMMON.has(word))
  return telling.length > 0 ? telling : words
}
