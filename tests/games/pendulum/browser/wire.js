/* Laid under a page: its line, which can be slow, and lost; what was said over it; what was told at a tap. */
(trip) => {
  const Real = WebSocket
  const wire = (window.wire = { down: false, sent: {}, done: {}, refused: {}, told: {}, taken: [], scrolled: [] })

  function hear(told) {
    if (told.got === 'Done') wire.done[told.id] = told.entry
    if (told.got === 'Refusal' && told.id in wire.sent) wire.refused[told.id] = told.why.why
    if (told.got === 'Update') wire.told[told.shared.entry] = told.shared.events
    if (told.got === 'Welcome') for (const { entry, events } of told.told) if (entry > 0) wire.told[entry] = events
  }

  /** Later by so much, and in the same order. */
  const later = (act) => (trip > 0 ? setTimeout(act, trip / 2) : act())

  window.WebSocket = class extends Real {
    constructor(where) {
      super(where)
      if (wire.down) super.close()
    }
    send(data) {
      const said = JSON.parse(data)
      if (said.send === 'Submit') wire.sent[said.id] = { seat: said.seat, do: said.do }
      if (!wire.down) later(() => this.readyState === Real.OPEN && super.send(data))
    }
    set onmessage(listener) {
      super.onmessage = (message) => {
        if (wire.down) return
        hear(JSON.parse(message.data))
        later(() => listener(message))
      }
    }
  }

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeName === 'P' && node.parentElement?.matches('.pendulum.board')) wire.taken.push(node.textContent)
  }).observe(document, { childList: true, subtree: true })

  addEventListener('scroll', ({ target }) => {
    if (target === document || target.matches('main, main *')) wire.scrolled.push(target.nodeName)
  }, true)
}
