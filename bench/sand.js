/* Laid under a page where time runs. Once it is cut off it is told what was heard before, over and over, as often as
   wished, and whatever it sends is refused a little later: so nothing changes but what is drawn. */
() => {
  const Real = WebSocket
  const REFUSED_AFTER = 300
  const feed = (window.feed = { kept: [], cut: false, entry: 0, clock: null, hear: null, timer: 0, taps: [], asked: 0 })

  window.WebSocket = class extends Real {
    set onmessage(listener) {
      feed.hear = (told) => listener({ data: JSON.stringify(told) })
      super.onmessage = (message) => {
        const told = JSON.parse(message.data)
        if (feed.cut && told.got !== 'Pong') return
        if (told.got === 'Update') note(told)
        listener(message)
      }
    }
    send(data) {
      const said = JSON.parse(data)
      if (!feed.cut || said.send !== 'Submit') return super.send(data)
      const refusal = { got: 'Refusal', id: said.id, why: { why: 'OtherQuestion' } }
      setTimeout(() => feed.hear(refusal), REFUSED_AFTER)
    }
  }

  function note(told) {
    feed.entry = told.shared.entry
    feed.clock = told.shared.clock
    if (told.shared.clock.running) feed.kept.push(told)
  }

  feed.tell = (aSecond) => {
    let place = 0
    feed.cut = true
    feed.timer = setInterval(() => {
      const told = feed.kept[place++ % feed.kept.length]
      feed.entry += 1
      const clock = { ...feed.clock, entry: feed.entry }
      feed.hear({ ...told, shared: { ...told.shared, entry: feed.entry, at: clock.at, clock } })
    }, 1000 / aSecond)
  }

  // From the finger to the picture with a ghost in it.
  const ghosts = () => document.querySelectorAll('[data-ghost]').length
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = then
    channel.port2.postMessage(0)
  })
  let before = 0
  addEventListener('click', ({ timeStamp }) => {
    feed.asked = timeStamp
    before = ghosts()
  }, true)
  new MutationObserver(() => {
    const since = feed.asked
    if (since === 0 || ghosts() <= before) return
    feed.asked = 0
    painted(() => feed.taps.push(performance.now() - since))
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ghost'] })
}
