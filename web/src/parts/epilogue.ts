/** What a game has to tell beside its scores, from `games/<game>/Epilogue.svelte` where there is one. */
import type { Component } from 'svelte'
import type { Sight } from '../wire'
import type { Words } from '../words'

export type EpilogueComponent = Component<{ sight: Sight; words: Words }>

const epilogues = import.meta.glob<{ default: EpilogueComponent }>('../games/*/Epilogue.svelte')

export async function loadEpilogue(game: string): Promise<EpilogueComponent | null> {
  return (await epilogues[`../games/${game}/Epilogue.svelte`]?.())?.default ?? null
}
