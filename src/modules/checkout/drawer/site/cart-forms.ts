/** What is put into the cart is answered beside the page; the code for it comes with the first form. */
export function startCart(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.dataset.cart === undefined) return
    event.preventDefault()
    import('./cart-drawer.ts').then(
      ({ sendForm }) => sendForm(form, submitter),
      // What cannot be fetched is not needed: the form leads to the cart.
      () => form.submit(),
    )
  })
}
