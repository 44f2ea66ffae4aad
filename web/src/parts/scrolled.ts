/** What holds more than fits is a stop of the keyboard, which scrolls it, and says where there is more. */
export function scrolled(row: HTMLElement): { destroy: () => void } {
  function look(): void {
    const { overflowX, overflowY } = getComputedStyle(row)
    const isWide = overflowX === 'auto' && row.scrollWidth > row.clientWidth + 1
    const isTall = overflowY === 'auto' && row.scrollHeight > row.clientHeight + 1
    if (isWide || isTall) row.tabIndex = 0
    else row.removeAttribute('tabindex')
    more(isWide)
  }
  function more(isWide = row.scrollWidth > row.clientWidth + 1): void {
    const before = row.scrollLeft > 1
    const behind = row.scrollLeft < row.scrollWidth - row.clientWidth - 1
    const found = !isWide ? '' : before && behind ? 'both' : before ? 'before' : behind ? 'behind' : ''
    if (found) row.dataset['more'] = found
    else delete row.dataset['more']
  }
  const moved = (): void => more()
  const sizes = new ResizeObserver(look)
  function watch(): void {
    sizes.disconnect()
    for (const one of [row, ...row.children]) sizes.observe(one)
    look()
  }
  const parts = new MutationObserver(watch)
  parts.observe(row, { childList: true, subtree: true })
  watch()
  row.addEventListener('scroll', moved, { passive: true })
  return {
    destroy: () => {
      row.removeEventListener('scroll', moved)
      parts.disconnect()
      sizes.disconnect()
    },
  }
}
