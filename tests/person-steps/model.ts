type Proof = 'typed' | 'confirmed' | 'account'

type Node = {
  id: string
  mails: Map<string, Proof>
  /** The address its account signs in with. */
  handle?: string
  isCandidate: boolean
  /** What staff have written on them. */
  tags: Set<string>
  into?: string
}
type Merge = {
  from: string
  into: string
  isUndone: boolean
  things: string[]
  mails: string[]
  /** Addresses both had, and only the one who went had proved. */
  proved: string[]
  tags: string[]
  /** Somebody known came to a candidate. */
  wasCandidate: boolean
}
type Account = { id: string; person: string; isVerified: boolean }
/** A link that was mailed to a guest. */
export type MailedLink = { key: string; mail: string; candidate: string; isDead: boolean }

/**
 * All the model knows: every thing belongs to one person, an address to at most one who proved it,
 * and joining, merging and undoing move them; nobody is lost, and what a guest types changes nobody.
 * Who is known stays known whichever way they are merged, and what staff wrote on anybody is kept.
 */
export class Model {
  readonly nodes = new Map<string, Node>()
  readonly things = new Map<string, string>()
  readonly accounts = new Map<string, Account>()
  readonly merges: Merge[] = []
  readonly links: MailedLink[] = []

  open(): Node[] {
    return [...this.nodes.values()].filter((node) => node.into === undefined)
  }

  candidatesWith(mail: string): Node[] {
    return this.open().filter((node) => node.isCandidate && node.mails.has(mail))
  }

  ownerOf(mail: string): Node | undefined {
    return this.open().find((node) => isProved(node.mails.get(mail)))
  }

  /** A guest typed the address; the server says which candidate it became. */
  typed(mail: string, { thing, person }: { thing: string; person: string }): void {
    const known = this.nodes.get(person)
    if (!known)
      this.nodes.set(person, {
        id: person,
        mails: new Map([[mail, 'typed']]),
        isCandidate: true,
        tags: new Set(),
      })
    this.things.set(thing, person)
  }

  signedUp(mail: string, account: { id: string; person: string }): void {
    this.accounts.set(mail, { ...account, isVerified: false })
    const mails = new Map<string, Proof>([[mail, 'typed']])
    this.nodes.set(account.person, {
      id: account.person,
      mails,
      handle: mail,
      isCandidate: false,
      tags: new Set(),
    })
  }

  verified(mail: string): void {
    const account = this.accounts.get(mail)
    const node = account && this.nodes.get(account.person)
    if (!account || !node) throw new Error('no account')
    account.isVerified = true
    this.prove(node, mail, 'account')
    for (const { id } of this.candidatesWith(mail)) this.merge(id, node.id, true)
  }

  confirmed(link: MailedLink): void {
    link.isDead = true
    const { mail } = link
    if (!this.ownerOf(mail)) this.proveByLink(link)
    const owner = this.ownerOf(mail)
    if (!owner) return
    for (const { id } of this.candidatesWith(mail))
      if (id !== owner.id) this.merge(id, owner.id, true)
  }

  /** Of a candidate that is joined only the things go over, and what staff have written on it. */
  merge(from: string, into: string, isJoined = false): void {
    const moved = [...this.things].filter(([, owner]) => owner === from).map(([thing]) => thing)
    for (const thing of moved) this.things.set(thing, into)
    const [giver, taker] = [this.nodes.get(from), this.nodes.get(into)]
    if (!giver || !taker) throw new Error('nobody to merge')
    giver.into = into
    const mails = isJoined ? [] : [...giver.mails.keys()].filter((mail) => !taker.mails.has(mail))
    const proved = isJoined ? [] : provedBy(giver, taker)
    for (const mail of mails) taker.mails.set(mail, giver.mails.get(mail) ?? 'typed')
    for (const mail of proved) taker.mails.set(mail, 'confirmed')
    const tags = [...giver.tags].filter((tag) => !taker.tags.has(tag))
    for (const tag of tags) taker.tags.add(tag)
    const wasCandidate = taker.isCandidate && !giver.isCandidate
    if (wasCandidate) taker.isCandidate = false
    const kept = { things: moved, mails, proved, tags, wasCandidate }
    this.merges.push({ from, into, isUndone: false, ...kept })
  }

  undo(merge: Merge): void {
    merge.isUndone = true
    const [giver, taker] = [this.nodes.get(merge.from), this.nodes.get(merge.into)]
    if (!giver || !taker) throw new Error('nobody to part')
    for (const mail of merge.mails) if (mail !== taker.handle) taker.mails.delete(mail)
    for (const mail of merge.proved)
      if (taker.mails.get(mail) === 'confirmed') taker.mails.set(mail, 'typed')
    for (const tag of merge.tags) taker.tags.delete(tag)
    this.partFromKnown(merge, taker)
    for (const thing of merge.things)
      if (this.things.get(thing) === merge.into) this.things.set(thing, merge.from)
    // Coming back proves nothing: who has the address meanwhile keeps it.
    for (const mail of giver.mails.keys())
      if (isProved(giver.mails.get(mail)) && this.ownerOf(mail)) giver.mails.set(mail, 'typed')
    delete giver.into
  }

  /** With all that were merged into it. */
  forget(id: string): void {
    for (const node of [...this.nodes.values()]) if (node.into === id) this.forget(node.id)
    this.nodes.delete(id)
    for (const [thing, owner] of [...this.things]) if (owner === id) this.things.delete(thing)
    for (const merge of this.merges)
      if (merge.from === id || merge.into === id) merge.isUndone = true
    for (const link of this.links) if (link.candidate === id) link.isDead = true
  }

  erasedAccount(mail: string): void {
    const account = this.accounts.get(mail)
    if (!account) throw new Error('no account')
    this.erasedPerson(account.person)
    this.accounts.delete(mail)
  }

  /**
   * With what others typed with an address that was proved or that the account signs in with, and
   * the links mailed to any of theirs. What somebody else has proved is not theirs.
   */
  erasedPerson(id: string): void {
    const person = this.resolve(id)
    const isTheirs = (mail: string) => (this.ownerOf(mail) ?? person) === person
    const own = (node: Node, isCounted: (proof: Proof) => boolean) =>
      [...node.mails]
        .filter(([mail, proof]) => (isCounted(proof) || mail === node.handle) && isTheirs(mail))
        .map(([mail]) => mail)
    const mailed = this.family(id).flatMap((node) =>
      own(node, (proof) => isProved(proof) || node.isCandidate),
    )
    for (const link of this.links) if (mailed.includes(link.mail)) link.isDead = true
    for (const mail of own(person, isProved))
      for (const one of this.candidatesWith(mail)) this.forget(one.id)
    this.forget(id)
  }

  /** The last who is known leaves a candidate behind, unless that one has proved an address since. */
  private partFromKnown({ into, wasCandidate }: Merge, taker: Node): void {
    if (!wasCandidate) return
    const other = this.merges.find(
      (merge) => merge.into === into && !merge.isUndone && !this.nodes.get(merge.from)?.isCandidate,
    )
    if (other) other.wasCandidate = true
    else if (![...taker.mails.values()].some(isProved)) taker.isCandidate = true
  }

  /** Somebody with all that were merged into them. */
  private family(id: string): Node[] {
    const merged = [...this.nodes.values()].filter(({ into }) => into === id)
    return [this.nodes.get(id) ?? [], ...merged.map((node) => this.family(node.id))].flat()
  }

  private prove(node: Node, mail: string, proof: Proof): void {
    const former = this.ownerOf(mail)
    if (former && former !== node) former.mails.set(mail, 'typed')
    node.mails.set(mail, proof)
  }

  /** An account's own address is proved by its own link only. */
  private proveByLink({ mail, candidate }: MailedLink): void {
    const node = this.resolve(candidate)
    if (!node.mails.has(mail)) return
    node.isCandidate = false
    if (node.handle !== mail) this.prove(node, mail, 'confirmed')
  }

  private resolve(id: string): Node {
    const node = this.nodes.get(id)
    if (!node) throw new Error('nobody')
    return node.into === undefined ? node : this.resolve(node.into)
  }
}

/** Addresses both have that only the giver has proved; an account's own is proved by its own link. */
function provedBy(giver: Node, taker: Node): string[] {
  return [...giver.mails]
    .filter(([mail, proof]) => isProved(proof) && taker.mails.get(mail) === 'typed')
    .flatMap(([mail]) => (mail === taker.handle ? [] : [mail]))
}

function isProved(proof: Proof | undefined): boolean {
  return proof === 'confirmed' || proof === 'account'
}
