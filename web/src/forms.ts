/** Forms: what is too much to list, narrowed as it is, and written out only where little is left of it. */
import type { Book } from './generated'
import { fieldsOf, type Pick, SHORT } from './picks'
import type { Action, Form, Option, RawQuestion, Question } from './wire'

export const isForm = (option: Option): option is Form => 'form' in option

/** A question as it came: what is listed, and forms by themselves. */
export function sorted(question: RawQuestion | Question): Question {
  const { options: all, ...rest } = question
  const options: readonly Option[] = all
  if (!options.some(isForm)) return question as Question
  const listed = options.filter((option): option is Action => !isForm(option))
  return { ...rest, options: listed, forms: options.filter(isForm), places: listed.map((one) => options.indexOf(one)) }
}

/** Questions as they came in, sorted. */
export const sortedAll = (questions: readonly unknown[]): Question[] => (questions as RawQuestion[]).map(sorted)

/** How many actions it holds. */
export const sizeOf = (form: Form): number => form.values.reduce((product, { length }) => product * length, 1)

/** What may be chosen for a field of an option, by its name. */
export function valuesOf(book: Book | null, option: Option, field: string): readonly number[] {
  if (!isForm(option)) return [option[field] as number]
  return option.values[namesOf(book, option).indexOf(field)] ?? []
}

function namesOf(book: Book | null, form: Form): string[] {
  return Object.keys(book?.fields[form.form] ?? {})
}

/** The part of a form that has this value in a field; null where none has. */
export function having(book: Book | null, form: Form, field: string, value: number): Form | null {
  const place = namesOf(book, form).indexOf(field)
  if (!form.values[place]?.includes(value)) return null
  return { form: form.form, values: form.values.map((allowed, at) => (at === place ? [value] : allowed)) }
}

/** The part of a form that has all that was picked; of several fields of one domain the first comes first. */
export function within(book: Book | null, form: Form, picks: readonly Pick[]): Form | null {
  let left: Form | null = form
  const fields = fieldsOf(book, exampleOf(book, form))
  const open = [...fields]
  for (const { kind, members } of picks) {
    if (kind !== undefined && kind !== form.form) return null
    // A whole action repeats what was picked before.
    const among = kind !== undefined && members.length === fields.length ? [...fields] : open
    for (const [domain, value] of members) {
      const [found] = among.splice(
        among.findIndex(([, of]) => of === domain),
        among.some(([, of]) => of === domain) ? 1 : 0,
      )
      left = left && found ? having(book, left, found[0], value) : null
      if (!left) return null
    }
  }
  return left
}

/** Every action of a form. */
export function members(book: Book | null, form: Form): Action[] {
  const names = namesOf(book, form)
  const rows = form.values.reduce<number[][]>(
    (found, allowed) => found.flatMap((row) => allowed.map((value) => [...row, value])),
    [[]],
  )
  return rows.map((row) => ({
    do: form.form,
    ...Object.fromEntries(names.map((name, at) => [name, row[at] ?? 0])),
  }))
}

/** One of them: the first value of each field. */
export function exampleOf(book: Book | null, form: Form): Action {
  const first = namesOf(book, form).map((name, at) => [name, form.values[at]?.[0] ?? 0] as const)
  return { do: form.form, ...Object.fromEntries(first) }
}

/** For every value of every field one that has it: enough to see what can be pointed at next. */
export function examplesOf(book: Book | null, form: Form): Action[] {
  const first = exampleOf(book, form)
  return namesOf(book, form).flatMap((name, at) =>
    (form.values[at] ?? []).map((value) => ({ ...first, [name]: value })),
  )
}

/** Whether an action is one of a form. */
export function holds(book: Book | null, form: Form, action: Action): boolean {
  const names = namesOf(book, form)
  return (
    action.do === form.form && names.every((name, at) => form.values[at]?.includes(action[name] as number) ?? false)
  )
}

/** What is left of forms where so little is left that it can be listed. */
export const isShort = (form: Form): boolean => sizeOf(form) <= SHORT
