import { useEffect, useRef, useState } from 'react'
import type { Translate } from '#kernel/i18n/messages.ts'
import {
  facebookHref,
  mailHref,
  type QrCode,
  qrCode,
  qrSvg,
  type Shared,
} from '../../../contact/share.ts'
import type { staffMessages } from '../../../staff/messages.ts'
import type { PageLocation } from '../../parts.tsx'

type Words = { t: Translate<typeof staffMessages> }
type Props = Words & { place: PageLocation; hasFacebook: boolean }

/** Opens the ways to pass the shown page on. */
export function ShareButton({ t, place, hasFacebook }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shared, setShared] = useState<Shared>()
  const open = () => {
    setShared({ url: location.origin + place.path, title: document.title })
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" onClick={open}>
        {t('share')}
      </button>
      <dialog
        ref={dialog}
        className="staff-dialog"
        aria-label={t('dialog.title')}
        onClose={() => setShared(undefined)}
      >
        {shared && <ShareWays shared={shared} t={t} hasFacebook={hasFacebook} />}
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {t('dialog.close')}
        </button>
      </dialog>
    </>
  )
}

function ShareWays({ shared, t, hasFacebook }: Words & { shared: Shared; hasFacebook: boolean }) {
  return (
    <>
      <h2>{t('dialog.title')}</h2>
      <label className="staff-address">
        <span>{t('dialog.address')}</span>
        <input readOnly value={shared.url} onFocus={({ target }) => target.select()} />
      </label>
      <div className="staff-ways">
        <CopyButton url={shared.url} t={t} />
        <a className="button quiet" href={mailHref(shared)} data-plain="">
          {t('dialog.mail')}
        </a>
        {'share' in navigator && (
          <button type="button" className="button quiet" onClick={() => void passOn(shared)}>
            {t('dialog.native')}
          </button>
        )}
        {hasFacebook && (
          <a className="button quiet" href={facebookHref(shared)} target="_blank" rel="noreferrer">
            {t('dialog.facebook')}
          </a>
        )}
      </div>
      <Code url={shared.url} t={t} />
    </>
  )
}

function CopyButton({ url, t }: Words & { url: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Without https or permission the address above can be chosen and copied by hand.
      setCopied(false)
    }
  }
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {t(isCopied ? 'dialog.copied' : 'dialog.copy')}
    </button>
  )
}

function Code({ url, t }: Words & { url: string }) {
  const [code, setCode] = useState<QrCode>()
  useEffect(() => {
    // An address too long for a code, or no way to fetch it: the other ways are still there.
    qrCode(url).then(setCode, () => setCode(undefined))
  }, [url])
  if (!code) return null
  const file = `data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`
  return (
    <figure className="staff-code">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('dialog.code')}>
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <figcaption>
        <a href={file} download="qr-code.svg">
          {t('dialog.saveCode')}
        </a>
      </figcaption>
    </figure>
  )
}

/** The person may change their mind: then nothing happens. */
function passOn(shared: Shared): Promise<void> {
  return navigator.share(shared).catch(() => undefined)
}
