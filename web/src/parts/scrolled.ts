/** What holds more than fits is a stop of the keyboard, which scrolls it; what fits is none. */
export function scrolled(row: HTMLElement): { destroy: () => void } {
  function look(): void {
    const { overflowX, overflowY } = getComputedStyle(row)
    const isWide = overflowX === 'auto' && row.scrollWidth > row.clientWidth + 1
    const isTall = overflowY === 'auto' && row.scrollHeight > row.clientHeight + 1
    if (isWide || isTall) row.tabIndex = 0
    else row.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  function watch(): void {
    sizes.disconnect()
    for (const one of [row, ...row.children]) sizes.observe(one)
    look()
  }
  const parts = new MutationObserver(watch)
  parts.observe(row, { childList: true, subtree: true })
  watch()
  return {
    destroy: () => {
      parts.disconnect()
      sizes.disconnect()
    },
  }
}
