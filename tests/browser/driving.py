"""A seat that is played beside the page, over a socket of its own: for tests of what others see of it."""

from __future__ import annotations

from tests.browser.visitor import Visitor

DRIVE = """
([table, seat, most]) => new Promise((over, fail) => {
  const house = location.origin.replace('http', 'ws')
  const line = new WebSocket(`${house}/api/tables/${table}/socket?seat=${seat}`)
  const key = Math.random().toString(36).slice(2)
  let acts = 0, entry = 0, sent = false
  const end = () => { line.close(); over(acts) }
  line.onerror = fail
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.got === 'Refusal') return fail(new Error(data))
    if (told.got === 'Done') { acts += 1; sent = false }
    if (told.got === 'Welcome') entry = told.entry
    if (told.got === 'Update') entry = told.shared.entry
    if (told.got === 'Welcome' || told.got === 'Update') {
      const { waited_for, outcome } = told.shared ?? { ...told, waited_for: told.table.waited_for }
      line.asked = waited_for.includes(seat) && !outcome ? told.questions : []
    }
    if (sent || told.got === 'Lobby') return
    if (acts >= most || line.asked.length === 0) return end()
    const { options } = line.asked[0]
    sent = true
    const one = options[(acts * 7 + entry) % options.length]
    line.send(JSON.stringify({ send: 'Submit', id: `${key}-${acts}`, seat, do: [one], seen: entry }))
  }
})
"""


def drive(person: Visitor, seat: int, most: int = 1) -> int:
    """Answer up to so many questions of this seat, which the device holds; how many there were."""
    return int(person.page.evaluate(DRIVE, [person.table, seat, most]))


ACT = """
([table, seat, wanted]) => new Promise((over, fail) => {
  const house = location.origin.replace('http', 'ws')
  const line = new WebSocket(`${house}/api/tables/${table}/socket?seat=${seat}`)
  const id = Math.random().toString(36).slice(2)
  const first = (told) => told.questions.find(({ ask }) => ask.step === wanted).options[0]
  line.onerror = fail
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.got === 'Refusal') fail(new Error(data))
    if (told.got === 'Welcome') {
      const one = typeof wanted === 'string' ? first(told) : wanted
      line.send(JSON.stringify({ send: 'Submit', id, seat, do: [one], seen: told.entry }))
    }
    if (told.got === 'Done') { line.close(); over(told.entry) }
  }
})
"""


def act(person: Visitor, seat: int, do: str, **fields: int) -> int:
    """Do this one thing in this seat, which the device holds; the entry that it became."""
    return int(person.page.evaluate(ACT, [person.table, seat, {"do": do, **fields}]))


def answer(person: Visitor, seat: int, step: str) -> int:
    """Answer this question by its first option; the entry that it became."""
    return int(person.page.evaluate(ACT, [person.table, seat, step]))
