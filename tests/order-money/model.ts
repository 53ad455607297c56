export type Bought = { price: number; quantity: number }

/**
 * The money and the goods of one order, as plain as can be: what came, what went back, and what the shop may
 * keep of it. Whatever is here and not the shop's is owed. Whole cents, whole pieces.
 */
export class OrderModel {
  came = 0
  back = 0
  /** What went back although nobody had to give it. */
  given = 0
  /** What of the price was let go after a part had come. */
  waived = 0
  /** Pieces that have yet to leave, those at the buyer's or on their way, and those on the shelf, by line. */
  readonly unsent: number[]
  readonly outside: number[]
  readonly onHand: number[]
  readonly returned: number[]
  readonly #withheld = new Map<string, number>()
  readonly #bought: readonly Bought[]
  readonly #shipping: number

  constructor(bought: readonly Bought[], { shipping, shelf }: { shipping: number; shelf: number }) {
    this.#bought = bought
    this.#shipping = shipping
    this.unsent = bought.map(({ quantity }) => quantity)
    this.outside = bought.map(() => 0)
    this.onHand = bought.map(() => shelf)
    this.returned = bought.map(() => 0)
  }

  get here(): number {
    return this.came - this.back
  }

  /** What stays here although goods came back, say for wear. */
  get withheld(): number {
    return sum([...this.#withheld.values()])
  }

  /** The price of what is bought and was not given back; the delivery goes back with the last piece. */
  worth(isCancelled: boolean): number {
    const left = this.left()
    if (isCancelled || sum(left) === 0) return 0
    return sum(this.#bought.map(({ price }, at) => price * (left[at] ?? 0))) + this.#shipping
  }

  /** Pieces of each line that are still bought. */
  left(): number[] {
    return this.#bought.map(({ quantity }, at) => quantity - (this.returned[at] ?? 0))
  }

  /** The same, less what was waived: so much is asked for. */
  asked(isCancelled: boolean): number {
    return Math.max(0, this.worth(isCancelled) - this.waived)
  }

  owed(isCancelled: boolean): number {
    const kept = this.withheld + Math.max(0, this.asked(isCancelled) - this.given)
    return Math.max(0, this.here - kept)
  }

  /** Money that comes although it was waived belongs to the price again. */
  pay(amount: number): void {
    this.came += amount
    this.waived = Math.max(0, this.waived - amount)
  }

  /** Money goes back for a return that is owed so much: first that, then what was kept, then as a gift. */
  refund(id: string, { amount, owed }: { amount: number; owed: number }): void {
    const left = owed + (this.#withheld.get(id) ?? 0) - amount
    this.back += amount
    this.given += Math.max(0, -left)
    this.#withheld.set(id, Math.max(0, left))
  }

  /** All that has not left leaves the house. */
  ship(): void {
    for (const [at, pieces] of this.unsent.entries()) this.shipPart(at, pieces)
  }

  /** A parcel with so many pieces of a line leaves, or comes back and waits to be sent again. */
  shipPart(at: number, pieces: number): void {
    this.unsent[at] = (this.unsent[at] ?? 0) - pieces
    this.outside[at] = (this.outside[at] ?? 0) + pieces
    this.onHand[at] = (this.onHand[at] ?? 0) - pieces
  }

  /** The parcel came back. */
  takeBack(): void {
    for (const [at, pieces] of this.outside.entries()) {
      this.onHand[at] = (this.onHand[at] ?? 0) + pieces
      this.outside[at] = 0
    }
  }

  /** Pieces of a line are taken back; `here`: somebody has looked at them. */
  take(at: number, pieces: number, { isHere, isSold }: { isHere: boolean; isSold: boolean }): void {
    this.returned[at] = (this.returned[at] ?? 0) + pieces
    const unsent = this.unsent[at] ?? 0
    const outside = this.outside[at] ?? 0
    // What somebody looks at was sent; else what was not sent is the first that need not be.
    const sent = isHere ? Math.min(pieces, outside) : Math.max(0, pieces - unsent)
    this.unsent[at] = unsent - (pieces - sent)
    if (isHere) this.outside[at] = outside - sent
    if (isHere && isSold) this.onHand[at] = (this.onHand[at] ?? 0) + sent
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
