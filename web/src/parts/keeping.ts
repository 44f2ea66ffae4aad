/** Where the keyboard goes on when the thing that it was on is taken away: near it, else at the title. */

/** What catches it: the thing itself, or what can be done in it first where the name says so. */
const KEEPS = '[data-keeps]'
const TITLE = 'h1[tabindex]'

/** For a page that changes under its reader; the answer ends it. Nobody who is somewhere else is called away. */
export function keepFocus(page: Document = document): () => void {
  const keeper = new Keeper(page)
  return () => keeper.end()
}

class Keeper {
  private on: HTMLElement | null = null
  /** Whatever the thing lies in, the nearest first. */
  private homes: HTMLElement[] = []
  private readonly watch: MutationObserver

  constructor(private readonly page: Document) {
    this.watch = new MutationObserver(() => this.look())
    this.watch.observe(page.body, { childList: true, subtree: true })
    page.addEventListener('focusin', this.came)
    page.addEventListener('focusout', this.went)
  }

  end(): void {
    this.watch.disconnect()
    this.page.removeEventListener('focusin', this.came)
    this.page.removeEventListener('focusout', this.went)
  }

  private readonly came = (event: FocusEvent): void => {
    this.on = event.target as HTMLElement
    this.homes = []
    for (
      let home = this.on.closest<HTMLElement>(KEEPS);
      home;
      home = home.parentElement?.closest<HTMLElement>(KEEPS) ?? null
    )
      this.homes.push(home)
  }

  /** Somebody left it, unless it is gone: some browsers tell of that in the same words. */
  private readonly went = (event: FocusEvent): void => {
    const left = event.target as HTMLElement
    queueMicrotask(() => {
      if (left === this.on && left.isConnected && !isOn(left)) this.on = null
    })
  }

  private look(): void {
    if (!this.on || this.on.isConnected) return
    if (this.page.activeElement !== this.page.body) return void (this.on = null)
    const home = this.homes.find((one) => one.isConnected)
    const first = home?.dataset['keeps'] === 'first' ? home.querySelector<HTMLElement>('button, select') : home
    // Without either of them the page is still being made: they come with the next change of it.
    const next = first ?? this.page.querySelector<HTMLElement>(TITLE)
    next?.focus({ preventScroll: true })
  }
}

function isOn(thing: HTMLElement): boolean {
  return thing.ownerDocument.activeElement === thing
}
