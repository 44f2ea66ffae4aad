/* Measured in the page: what of the stage is hidden, tiny, or on something else. A name for each trouble.
   `data-frame` on a group of a picture: its texts lie inside of the first shape of that group.
   `data-crops`: what is cut off there is meant to be, such as the sea at the edge of a map.
   `data-moving`: on its way, and measured once it has come. */
({ least, target }) => {
  const SLACK = 1.5
  const main = document.querySelector('main')
  const box = main.getBoundingClientRect()
  const wrong = new Set()

  const isSeen = (it) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !it.closest('.unseen, #piece-tip, .ways, [data-moving]')
  const isIn = (inner, outer, slack = SLACK) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack

  function nameOf(it) {
    const { aim, spot, pane } = it.closest('[data-aim], [data-spot], [data-pane]')?.dataset ?? {}
    return aim ?? spot ?? pane ?? `${it.tagName.toLowerCase()}.${(it.getAttribute('class') ?? '').split(' ')[0]}`
  }

  const quoted = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 24))

  function scrolling() {
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.add(`the page is ${scrollWidth}x${scrollHeight}`)
    for (const it of [main, ...main.querySelectorAll('*')]) {
      if (!(it instanceof HTMLElement) || !isSeen(it) || it.closest('[data-crops]')) continue
      const { overflowX, overflowY } = getComputedStyle(it)
      if (overflowX !== 'visible' && it.scrollWidth > it.clientWidth + SLACK)
        wrong.add(`${nameOf(it)} is cut or scrolls sideways: ${it.scrollWidth} in ${it.clientWidth}`)
      if (overflowY !== 'visible' && it.scrollHeight > it.clientHeight + SLACK)
        wrong.add(`${nameOf(it)} is cut or scrolls: ${it.scrollHeight} in ${it.clientHeight}`)
    }
  }

  function pieces() {
    for (const it of main.querySelectorAll('[data-aim], [data-spot]')) {
      const at = it.getBoundingClientRect()
      if (isSeen(it) && at.width && !isIn(at, box)) wrong.add(`${nameOf(it)} sticks out of the box`)
    }
  }

  /** What a text must lie in: its button or piece, or the first shape of a framed group of a picture. */
  function frameOf(it) {
    const holder = it.closest('[data-frame], button, [data-aim]')
    if (!(holder instanceof SVGElement)) return holder?.getBoundingClientRect()
    if (holder.dataset.frame === undefined) return undefined
    return holder.querySelector('rect, path, circle, ellipse, polygon')?.getBoundingClientRect()
  }

  function sizeOf(it) {
    const turned = it instanceof SVGElement ? it.getScreenCTM() : null
    return parseFloat(getComputedStyle(it).fontSize) * (turned ? Math.hypot(turned.b, turned.d) : 1)
  }

  function lines() {
    const found = []
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const it = node.parentElement
      if (!node.data.trim() || !isSeen(it)) continue
      const size = sizeOf(it)
      if (size < least - 0.05) wrong.add(`${quoted(node.data)} is ${size.toFixed(1)} px (${nameOf(it)})`)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) if (line.width > 0.5) found.push({ node, it, line, size })
    }
    return found
  }

  /** A line is higher than its letters: so much of it above and below holds none. */
  const letters = ({ line, size, ...rest }) => {
    const air = Math.max(0, (line.height - size * 0.8) / 2)
    return { ...rest, left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air }
  }

  function texts() {
    const all = lines().map(letters)
    for (const text of all) {
      const frame = frameOf(text.it)
      if (!isIn(text, box)) wrong.add(`${quoted(text.node.data)} sticks out of the box`)
      else if (frame && !isIn(text, frame))
        wrong.add(`${quoted(text.node.data)} sticks out of its frame (${nameOf(text.it)})`)
    }
    all.sort((one, other) => one.left - other.left)
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        if (other.left >= one.right - SLACK) break
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (one.node === other.node || high <= SLACK) continue
        const where = `${nameOf(one.it)}, ${nameOf(other.it)}`
        wrong.add(`${quoted(one.node.data)} and ${quoted(other.node.data)} lie on each other (${where})`)
      }
    })
  }

  function isHit(it, x, y) {
    const found = document.elementFromPoint(x, y)
    if (!found) return false
    const live = found.closest('[data-lit], [data-pointed], button')
    return it.contains(found) || (it.dataset.aim !== undefined && live?.dataset.aim === it.dataset.aim)
  }

  /** How far from a spot the thing can still be hit, both ways together. */
  function reach(it, [x, y], [right, down]) {
    let found = 1
    for (const way of [1, -1])
      for (let far = 1; found < target && isHit(it, x + right * far * way, y + down * far * way); far++) found++
    return found
  }

  /** The largest place where it can be hit: around its middle, else around that of a part of it. */
  function targetOf(it) {
    let best = null
    for (const part of [it, ...it.querySelectorAll('*')]) {
      const { x, y, width, height } = part.getBoundingClientRect()
      const spot = [x + width / 2, y + height / 2]
      if (!isHit(it, ...spot)) continue
      const size = [reach(it, spot, [1, 0]), reach(it, spot, [0, 1])]
      if (!best || Math.min(...size) > Math.min(...best)) best = size
      if (Math.min(...best) >= target - 1) break
    }
    return best
  }

  function targets() {
    for (const it of document.querySelectorAll('main [data-lit], .tray [data-lit], .tray .acts button:enabled')) {
      if (!isSeen(it)) continue
      const at = it.getBoundingClientRect()
      const row = it.closest('.own')?.getBoundingClientRect()
      if (row && (at.top < row.top - SLACK || at.bottom > row.bottom + SLACK))
        wrong.add(`${nameOf(it)} sticks out of the low row`)
      if (row && (at.left < row.left || at.right > row.right)) continue // one scrolls to it
      const best = targetOf(it)
      if (!best) wrong.add(`${nameOf(it)} cannot be hit`)
      else if (Math.min(...best) < target - 1) wrong.add(`${nameOf(it)} can be hit on ${best.join('x')} only`)
    }
  }

  /** What is expected of whom is read to its end. */
  function title() {
    const line = document.querySelector('.title:has(h1)')
    if (line && line.scrollHeight > line.clientHeight + SLACK)
      wrong.add(`the title is cut: ${line.scrollHeight} in ${line.clientHeight}: ${line.textContent}`)
  }

  scrolling()
  title()
  pieces()
  texts()
  targets()
  return [...wrong]
}
