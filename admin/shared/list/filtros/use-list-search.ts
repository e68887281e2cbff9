import { useState } from 'react'
import { saveSearch } from '#admin/providers/search-saver.ts'
import { useKeptSearch } from '#admin/providers/use-kept-search.ts'
import { useSession } from '#admin/providers/session-context.ts'

let kept: { readonly userId: number; readonly texts: Map<string, string> } | null = null

function textsOf(userId: number): Map<string, string> {
  if (kept?.userId !== userId) kept = { userId, texts: new Map() }
  return kept.texts
}

/**
 * The typed search of a list. It may be a name or a key, so it lives in memory, of one person, and travels in a body:
 * neither the address nor the browser's storage ever holds it. The server keeps it with the session, for a reload.
 */
export function useListSearch(resource: string): readonly [string, (text: string) => void] {
  const texts = textsOf(useSession().user.id)
  const kept = useKeptSearch(resource)
  const [text, setText] = useState(texts.get(resource) ?? kept)
  const set = (next: string): void => {
    texts.set(resource, next)
    setText(next)
    saveSearch(resource, next)
  }
  return [text, set]
}
