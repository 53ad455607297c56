import { translator } from '#kernel/i18n/messages.ts'
import { messages } from '../../messages.ts'
import { CartContents } from '../../steps/site/cart-step.tsx'
import type { StepProps } from '../../steps/site/checkout-view.tsx'

/** The cart beside the page somebody shops on; a script opens it. */
export function CartDrawer({ data, lang }: StepProps<'cart'>) {
  const t = translator(messages, lang)
  const { error, drawer } = data
  return (
    <dialog className="checkout cart-drawer" aria-labelledby="cart-drawer-title">
      <div className="cart-drawer-sheet">
        <div className="cart-drawer-head">
          <h2 id="cart-drawer-title">{t('steps.cart')}</h2>
          <form method="dialog">
            <button type="submit" className="link-button">
              {t('drawer.close')}
            </button>
          </form>
        </div>
        <p className="cart-drawer-said" role="status">
          {drawer?.said}
        </p>
        <div className="cart-drawer-cart">
          {error && (
            <p className="form-error" role="alert">
              {error}
            </p>
          )}
          <CartContents data={data} lang={lang} />
          <form method="dialog" className="cart-drawer-on">
            <button type="submit" className="button quiet">
              {t('cart.more')}
            </button>
          </form>
        </div>
      </div>
    </dialog>
  )
}
