import { CAPTCHA_FIELDS, type CaptchaProof } from '#kernel/contract/captcha.ts'

/** The proof among the fields of a plain form, as `CaptchaFields` puts it there. */
export function captchaProofOf(fields: Readonly<Record<string, string>>): CaptchaProof {
  const read = (name: string, max: number) => fields[name]?.slice(0, max) || undefined
  return {
    altcha: read(CAPTCHA_FIELDS.altcha, 4000),
    stamp: read(CAPTCHA_FIELDS.stamp, 400),
    answer: read(CAPTCHA_FIELDS.answer, 20),
    homepage: read(CAPTCHA_FIELDS.homepage, 200),
  }
}
